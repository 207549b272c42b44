import { describePage } from '#documents/contents/describePage.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';

export const headContent = {
  title: '{nom} | Agence de communication à Québec',
  description:
    'Balados, vidéo corporative, marketing numérique et formation à la prise de parole : {nom} fait entendre les entreprises de Québec.',
  keywords: [
    'agence de communication Québec',
    'production de balado',
    'vidéo corporative',
    'marketing numérique',
    'formation prise de parole',
  ],
} satisfies PageHeadContent;

export default describePage('home', { headContent });
