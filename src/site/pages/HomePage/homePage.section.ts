import { describePage } from '#documents/contents/describePage.ts';

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
};

export default describePage('home', { headContent });
