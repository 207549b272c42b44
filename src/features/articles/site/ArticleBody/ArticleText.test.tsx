// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { ArticleText } from './ArticleText.tsx';
import { loadMarkdown } from './loadMarkdown.ts';

vi.mock('./loadMarkdown.ts', { spy: true });

const page = (text: string) => (
  <Suspense>
    <ArticleText>{text}</ArticleText>
  </Suspense>
);

it('garde le HTML de la page prérendue, sans l’analyseur, jusqu’à un autre texte', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = '<!--$--><div><p>Écrit <em>à la construction</em></p></div><!--/$-->';
  const { rerender } = render(page('Premier *texte*'), { container, hydrate: true });

  expect(screen.getByText('à la construction').tagName).toBe('EM');
  expect(loadMarkdown).not.toHaveBeenCalled();

  await loadMarkdown();
  rerender(page('Nouveau *contenu*'));
  expect(screen.getByText('contenu').tagName).toBe('EM');
  rerender(page('Premier *texte*'));
  expect(screen.getByText('texte').tagName).toBe('EM');
});

it('analyse le texte d’une page que le navigateur rend lui-même', async () => {
  await act(async () => render(page('Du *Markdown*')));
  expect((await screen.findByText('Markdown')).tagName).toBe('EM');
});
