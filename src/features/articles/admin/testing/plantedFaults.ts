import { NO_BREAK } from '#typography/rule.ts';
import type { SiteMap } from '#documents/admin/checks/links.ts';
import type { PageFault } from '#documents/admin/checks/publicSite.ts';
import { type ArticleInput, emptyArticle } from '#features/articles/data/article.schema.ts';
import type { CheckRuleName } from '#documents/admin/checks/rules.ts';

/** An article in which nothing is to be found. */
export const soundArticle: ArticleInput = {
  ...emptyArticle,
  title: 'Préparer sa première entrevue',
  slug: 'preparer-sa-premiere-entrevue',
  excerpt: 'Une heure la veille, dix minutes le matin : ce qui change tout devant un micro.'.replace(
    ' :',
    `${NO_BREAK}:`,
  ),
  content: `La veille, relisez vos notes à voix haute. Le lendemain, oubliez-les.

## La veille

Écrivez *trois* phrases, **pas plus**, et [prenez rendez-vous](/contact) si le trac insiste[^1].

### Ce qui aide

- un verre d’eau
- une marche, puis [les exercices de Radio-Canada](https://ici.radio-canada.ca/exercices)

![Une invitée devant un micro, mains ouvertes](/storage/v1/object/public/media/micro.jpg)

## Le matin

| Heure | Geste |
| ----- | ----- |
| 8 h | Respirer |

Voyez aussi [comment dompter le trac](/blog/le-trac), ou [écrivez-nous](mailto:bonjour@porte-voix.example).

\`\`\`
[ceci](n’est pas un lien)
\`\`\`

[^1]: Il insiste toujours.
`.replace('8 h', `8${NO_BREAK}h`),
  featured_image_url: 'https://images.exemple.ca/micro.jpg',
  featured_image_alt: 'Un micro sur une table de bois',
  meta_title: 'Préparer sa première entrevue',
  meta_description: 'Trois phrases, un verre d’eau et une marche : la première entrevue se prépare.'.replace(
    ' :',
    `${NO_BREAK}:`,
  ),
  og_image_url: '',
};

/** The site around it. */
export const siteMap: SiteMap = {
  origins: ['https://porte-voix.example'],
  hasPage: (path) =>
    ['/', '/contact', '/blog', '/formations', '/services/production-de-balado', '/blog/feed.xml'].includes(
      path,
    ),
  articles: new Map([
    ['le-trac', { kind: 'published' }],
    ['ancien', { kind: 'moved', movedTo: '/blog/le-trac' }],
    ['brouillon', { kind: 'missing' }],
  ]),
};

/** A fault: the rule that is to find it, what it puts into the article, and the words that its place begins with. */
export type PlantedFault = {
  rule: CheckRuleName;
  change: Partial<ArticleInput>;
  at?: string;
};

/** Adds to the content, or replaces something in it. */
const text = (rule: CheckRuleName, added: string, at: string = added): PlantedFault => ({
  rule,
  change: { content: `${soundArticle.content}\n${added}\n` },
  at,
});

const field = (rule: CheckRuleName, change: Partial<ArticleInput>): PlantedFault => ({ rule, change });

const instead = (rule: CheckRuleName, from: string, to: string, at: string): PlantedFault => ({
  rule,
  change: { content: soundArticle.content.replace(from, to) },
  at,
});

/** Faults as people make them, one an article. */
export const plantedFaults: readonly PlantedFault[] = [
  // Fields
  field('noTitle', { title: ' ', meta_title: '' }),
  field('capitals', { title: 'PRÉPARER SA PREMIÈRE ENTREVUE' }),
  field('noContent', { content: '\n' }),
  field('noExcerpt', { excerpt: '' }),
  field('longExcerpt', { excerpt: 'Une heure la veille suffit. '.repeat(12) }),
  field('noDescription', { excerpt: '', meta_description: '' }),
  field('longSearchTitle', {
    meta_title: 'Préparer sa première entrevue sans y passer toute la fin de semaine',
  }),
  field('longSearchTitle', {
    meta_title: '',
    title: 'Préparer sa première entrevue sans y passer toute la fin de semaine',
  }),
  field('longDescription', { meta_description: 'Trois phrases, un verre d’eau et une marche. '.repeat(4) }),
  field('shortDescription', { meta_description: 'Des conseils.' }),
  field('noCoverAlternative', { featured_image_alt: null }),
  field('malformedAddress', { featured_image_url: 'https:/images.exemple.ca/micro.jpg' }),
  field('relativeAddress', { og_image_url: 'micro.jpg' }),
  field('insecurePicture', { featured_image_url: 'http://images.exemple.ca/micro.jpg' }),
  field('typography', { title: 'Préparer son entrevue : 3 conseils' }),
  field('typography', { excerpt: 'Une heure la veille suffit, dit "le studio".' }),
  field('typography', { meta_description: 'Trois phrases, un verre d’eau et une marche : tout se prépare.' }),

  // Headings
  text('skippedHeading', '#### Le soir'),
  instead('skippedHeading', '## La veille', '### La veille', '### La veille'),
  text('emptyHeading', '##'),
  text('emptyHeading', '### &nbsp;'),
  text('titleRank', '# Le soir'),
  instead('repeatedTitle', '## La veille', '## Préparer sa première entrevue', '## Préparer'),
  text('repeatedHeading', '## Le matin'),
  text('boldHeading', '## **Le soir**'),
  text('boldAsHeading', '**Le soir venu**'),
  text('capitals', '## APRÈS LE MICRO OUVERT'),
  text('unreadMarks', '##Le soir'),

  // Pictures
  text('noAlternative', '![](/storage/v1/object/public/media/studio.jpg)'),
  text('noAlternative', '![ ](https://images.exemple.ca/studio.jpg)'),
  text('fileNameAlternative', '![IMG_2034.jpg](/storage/v1/object/public/media/studio.jpg)'),
  text('fileNameAlternative', '![DSC00412](/storage/v1/object/public/media/studio.jpg)'),
  text('fileNameAlternative', '![Capture d’écran 2026-01-02 à 10.11.12](https://images.exemple.ca/s.jpg)'),
  text('fileNameAlternative', '![https://images.exemple.ca/s.jpg](https://images.exemple.ca/s.jpg)'),
  field('fileNameAlternative', { featured_image_alt: 'IMG_2034.jpg' }),
  text('vagueAlternative', '![image](https://images.exemple.ca/s.jpg)'),
  text('vagueAlternative', '![...](https://images.exemple.ca/s.jpg)'),
  field('vagueAlternative', { featured_image_alt: 'Photo' }),
  text('redundantAlternative', '![Image d’un studio](/storage/v1/object/public/media/studio.jpg)'),
  text(
    'longAlternative',
    `![${'Le studio, vu de la régie. '.repeat(7).trim()}](/storage/v1/object/public/media/s.jpg)`,
  ),
  text(
    'repeatedAlternative',
    '![Une invitée devant un micro, mains ouvertes](/storage/v1/object/public/media/studio.jpg)',
  ),
  text('emptyAddress', '![Le studio]()'),
  text('relativeAddress', '![Le studio](studio.jpg)'),
  text('remotePicture', '![Le studio](https://images.exemple.ca/studio.jpg)'),
  text('insecurePicture', '![Le studio](http://images.exemple.ca/studio.jpg)'),
  text('privateAddress', '![Le studio](file:///C:/Images/studio.jpg)'),
  text('droppedAddress', '![Le studio](data:image/png;base64,iVBORw0KGgo=)'),

  // Links
  text('deadLink', '[nos forfaits](/forfaits)'),
  text('deadLink', '[nous joindre](/Contact)'),
  text('deadLink', '[nos forfaits](https://porte-voix.example/forfaits)'),
  text('deadLink', '[nos forfaits](http://porte-voix.example/forfaits)'),
  text('unpublishedLink', '[la suite du trac](/blog/brouillon)'),
  text('unpublishedLink', '[la suite du trac](https://porte-voix.example/blog/brouillon#fin)'),
  text('movedLink', '[le trac, en bref](/blog/ancien)'),
  text('staffLink', '[nos articles](/admin/articles)'),
  text('previewLink', '[la première version](/apercu#abc)'),
  text('missingAnchor', '[plus bas](#le-matin)'),
  text('emptyAddress', '[nos forfaits]()'),
  text('malformedAddress', '[un guide](https://)'),
  text('malformedAddress', '[un guide](http:/exemple.ca/guide)'),
  text('malformedAddress', '[un guide](https://https://exemple.ca)'),
  text('malformedAddress', '[un guide](https://exemple/guide)'),
  text('malformedAddress', '[un courriel](mailto:bonjour-exemple.ca)'),
  text('relativeAddress', '[un guide](www.exemple.ca)'),
  text('mailWithoutScheme', '[un courriel](bonjour@exemple.ca)'),
  text('privateAddress', '[le brouillon](http://localhost:3000/guide)'),
  text('droppedAddress', '[un bouton](javascript:alert(1))'),
  text('droppedAddress', '[appelez-nous](tel:+14185550123)'),
  text('insecureAddress', '[un guide](http://exemple.ca/guide)'),
  text('suspectAddress', '[un guide](https://exemple.ca/guide.)'),
  text('emptyLink', '[](https://exemple.ca/guide)'),
  text('vagueLink', '[Cliquez ici](https://exemple.ca/guide)'),
  text('vagueLink', '[en savoir plus](https://exemple.ca/guide)'),
  text('bareAddress', 'https://exemple.ca/guide'),
  text('sameLinkText', '[prenez rendez-vous](/formations)'),
  text('unreadMarks', '[un guide](https://exemple.ca/mon guide)', '[un guide]('),
  text('unreadMarks', '[un guide] (https://exemple.ca)', '[un guide]'),
  text('unreadMarks', '[un guide][adresse]'),

  // Prose
  text('rawHtml', '<center>Au studio</center>'),
  text('rawHtml', 'Au <u>studio</u>.', '<u>'),
  text('rawHtml', '<!-- à revoir -->'),
  text('unreadMarks', 'Trois **phrases, pas plus.', '**'),
  text('lostCells', '| Heure | Geste |\n| --- | --- |\n| Midi | Manger | Peu |', '| Midi'),
  text('unnamedColumns', '| | |\n| --- | --- |\n| Midi | Manger |', '| | |'),
  text('missingNote', 'Comme on l’a vu[^9].', '[^9]'),
  text('lostNote', '[^perdue]: Une note de trop.'),
  text('openCode', '```\nDu code.'),
  instead('indentedCode', '## Le matin', '    Un paragraphe collé.\n\n## Le matin', '    Un paragraphe'),
  text('longParagraph', 'Le son porte la voix. '.repeat(40).trim()),
  text('placeholder', 'Lorem ipsum dolor sit amet.'),
  text('placeholder', 'TODO vérifier la date.'),
  text('placeholder', 'Le prix (à compléter) suivra.', 'Le prix'),
  text('typography', 'Trois micros , deux câbles.', ' '),
  text('typography', 'Trois micros  et deux câbles.', '  '),
  text('typography', 'Trois micros ( deux câbles ) suffisent.', ' '),
  text('typography', 'Prêt ? Parlez.', ' '),
  text('typography', 'Il dit "oui" au micro.', '"'),
  text('typography', 'La moitié, soit 50%, reste.', '%'),
];

/** Faults that no text tells: the page has to be looked at. */
export const plantedPageFaults: readonly (PlantedFault & Pick<PageFault, 'field' | 'block'>)[] = [
  {
    rule: 'brokenPicture',
    change: { content: 'Avant.\n\n![Le studio](/partie.png)' },
    field: 'content',
    block: 1,
  },
  {
    rule: 'brokenPicture',
    change: { featured_image_url: '/partie.png' },
    field: 'featured_image_url',
    block: null,
  },
  {
    rule: 'wideContent',
    change: { content: `Avant.\n\n${'> '.repeat(20)}Fin.` },
    field: 'content',
    block: 1,
  },
  {
    rule: 'pageAdvice',
    change: { content: 'Avant.\n\n## Un titre\n\n[![Le studio](/partie.png) Le studio](/contact)' },
    field: 'content',
    block: 2,
  },
];
