import preview from '#storybook/preview.tsx';
import { Prose } from './Prose.tsx';

const meta = preview.meta({
  title: 'Composants/Texte long · Prose',
  component: Prose,
  parameters: {
    layout: 'padded',
    description: `Le texte long en éléments simples : articles, pages légales.

\`\`\`tsx
<Prose><Markdown>{article.content}</Markdown></Prose>
\`\`\``,
  },
});

export const Default = meta.story({
  render: () => (
    <Prose>
      <h2>Pourquoi un balado d’entreprise?</h2>
      <p>
        Parce qu’une voix se souvient mieux qu’un logo. <a href="#exemple">Un épisode de vingt minutes</a>{' '}
        laisse le temps d’une vraie conversation, <strong>sans décor ni maquillage</strong>.
      </p>
      <h3>Trois conditions</h3>
      <ul>
        <li>Une question que vos clients se posent vraiment.</li>
        <li>
          Quelqu’un qui <em>aime</em> écouter.
        </li>
        <li>Un rythme que vous tiendrez un an.</li>
      </ul>
      <blockquote>Nous avons vendu plus avec six épisodes qu’avec trois ans de dépliants.</blockquote>
      <p>
        Le fil RSS s’appelle <code>feed.xml</code> :
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code>{'<enclosure url="episode-1.mp3" type="audio/mpeg" />'}</code>
      </pre>
      <ol>
        <li>Préparer</li>
        <li>Enregistrer</li>
      </ol>
      <hr />
      <h4>Pour aller plus loin</h4>
      <p>Écrivez-nous.</p>
    </Prose>
  ),
});
