import { styled } from 'storybook/theming';
import { absoluteUrl } from '#data/siteUrl.ts';
import { rooms } from './rooms.ts';
import { usePictured } from './Guide/usePictured.ts';

const toGuide = (id: string) => `?path=/docs/${id}`;

/** The rooms, each with a picture of one of its stories where one was taken. */
export function Rooms() {
  const pictured = usePictured();
  return (
    <Cards>
      {rooms.map(({ name, what, guide, story }) => (
        <a key={name} href={toGuide(guide)} target="_top">
          {pictured?.has(story) && <img src={pictured.get(story)} alt="" />}
          <strong>{name}</strong>
          <span>{what}</span>
        </a>
      ))}
    </Cards>
  );
}

/** Says where guides have no pictures, and how they come. */
export function WithoutPictures() {
  if (usePictured()?.size !== 0) return null;
  return (
    <p>
      Cet atelier est construit sans images&nbsp;: les états s’animent à mesure qu’on les voit.{' '}
      <code>npm run test:visual</code>, puis une nouvelle construction, les y mettent.
    </p>
  );
}

/** Which version this is, and of which day. */
export function Version() {
  const { STORYBOOK_VERSION, STORYBOOK_COMMIT, STORYBOOK_DATE, STORYBOOK_REPOSITORY } = import.meta
    .env as Record<string, string | undefined>;
  return (
    <>
      <p>
        {`Version ${STORYBOOK_VERSION ?? '?'} (${STORYBOOK_COMMIT ?? '?'}), du ${toDay(STORYBOOK_DATE)}.`}
      </p>
      <p>
        <a href={absoluteUrl('/')}>Le site</a>
        {STORYBOOK_REPOSITORY && (
          <>
            {', '}
            <a href={STORYBOOK_REPOSITORY}>le dépôt</a>
          </>
        )}
        {', '}
        <a href={toGuide('changer-les-données--guide')} target="_top">
          changer les données
        </a>
        {', '}
        <a href={toGuide('fondations-rédaction--guide')} target="_top">
          écrire pour Porte-Voix
        </a>
        .
      </p>
    </>
  );
}

const toDay = (date: string | undefined) =>
  date ? new Date(date).toLocaleDateString('fr-CA', { dateStyle: 'long' }) : '?';

const Cards = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: 20,
  margin: '24px 0',
  '& > a': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    paddingBottom: 12,
    overflow: 'hidden',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& img': { width: '100%', aspectRatio: '16 / 10', objectFit: 'cover', objectPosition: 'top' },
  '& strong, & span': { paddingInline: 12 },
  '& strong': { paddingTop: 8 },
}));
