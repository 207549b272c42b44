/** A page that staff have composed, of the parts that it can't be without. */
export const composePage = (slug: string, title: string, words: string) => ({
  title,
  slug,
  description: `${title}, en bref.`,
  footer: 'column',
  hero: { title: words, lead: 'Trois ateliers.', actions: [] },
  sections: [],
  callToAction: {
    title: 'À bientôt',
    text: 'Écrivez-nous.',
    actions: [{ label: 'Nous écrire', to: '/contact' }],
  },
});
