// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markSections } from './markSections.tsx';

const Piece = ({
  title,
}: {
  title: string;
  lead?: string;
  steps?: readonly string[];
  courses?: readonly string[];
}) => <h2>{title}</h2>;

const contents = {
  'home/hero': { title: 'Bonjour', lead: 'Entrez' },
  'home/steps': { title: 'Bonjour', steps: ['un', 'deux'] },
  'formations/courses': { title: 'Cours', courses: ['a'] },
};

it('a section stands in an element that names the content of which it shows most', () => {
  const shown = markSections(
    <>
      <Piece title="Bonjour" lead="Entrez" />
      <div>
        <Piece title="Bonjour" steps={['un', 'deux']} courses={['a']} />
      </div>
      <Piece title="Autre chose" />
    </>,
    contents,
  );
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(shown);
  const named = [...page.querySelectorAll<HTMLElement>('[data-section]')].map(
    ({ dataset }) => dataset['section'],
  );
  expect(named).toEqual(['home/hero', 'home/steps']);
  expect(page.querySelectorAll('h2')).toHaveLength(3);
});
