export const legalNoticeContent = {
  chapters: [
    {
      id: 'editeur',
      title: 'Éditeur du site',
      blocks: [
        {
          text: '{nom-légal}, agence de communication établie au {adresse}, {pays}.',
          items: [],
        },
        {
          text: 'L’entreprise est immatriculée au Registraire des entreprises du Québec. Son numéro (NEQ) figure sur nos soumissions et nos factures.',
          items: [],
        },
      ],
      links: [
        { label: '{téléphone}', to: 'tel:{téléphone}' },
        { label: '{courriel}', to: 'mailto:{courriel}' },
      ],
    },
    {
      id: 'publication',
      title: 'Responsable de la publication',
      blocks: [
        {
          text: '{responsable}, {fonction}. Elle est aussi la responsable de la protection des renseignements personnels.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'hebergement',
      title: 'Hébergement',
      blocks: [
        {
          text: 'Le site est fait de pages préparées à l’avance. La base de données, les comptes du personnel et les fichiers sont confiés à un fournisseur d’infonuagique lié par contrat, dont on vous donne le nom et le lieu d’hébergement sur demande.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'droits-auteur',
      title: 'Droits d’auteur',
      blocks: [
        {
          text: '© {année} {nom}. Tous droits réservés. Les témoignages et les noms de clients sont publiés avec leur accord.',
          items: [],
        },
        {
          text: 'Les caractères sont le Bricolage Grotesque et l’Inter (licence SIL Open Font), les pictogrammes viennent de Lucide (licence ISC). Les ondes qui illustrent le site sont dessinées par lui, à partir de ses propres textes.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'accessibilite',
      title: 'Accessibilité',
      blocks: [
        {
          text: 'Le site vise le niveau AA des règles WCAG 2.2 : il s’utilise au clavier, avec un lecteur d’écran, agrandi à 200 %, et se lit sans JavaScript.',
          items: [],
        },
        {
          text: 'Quelque chose vous bloque? Dites-le-nous : on corrige, et entre-temps on vous transmet l’information autrement.',
          items: [],
        },
      ],
      links: [{ label: 'Signaler un obstacle', to: 'mailto:{courriel}?subject=Accessibilit%C3%A9' }],
    },
    {
      id: 'langue',
      title: 'Langue',
      blocks: [
        {
          text: 'Le site et nos documents contractuels sont d’abord rédigés en français, conformément à la Charte de la langue française. Une version anglaise d’une soumission est remise sur demande.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'signalement',
      title: 'Signaler un contenu',
      blocks: [
        {
          text: 'Si vous croyez qu’un contenu de ce site porte atteinte à vos droits, écrivez-nous en indiquant l’adresse de la page. On examine chaque demande en cinq jours ouvrables.',
          items: [],
        },
      ],
      links: [{ label: 'Nous écrire', to: 'mailto:{courriel}?subject=Signalement' }],
    },
  ],
};
