export const termsOfServiceContent = {
  chapters: [
    {
      id: 'objet',
      title: 'Objet',
      blocks: [
        {
          text: 'Ces conditions encadrent l’utilisation du site de {nom} et la demande de nos services. En utilisant le site, vous les acceptez.',
          items: [],
        },
        {
          text: 'Nos mandats, eux, sont régis par la soumission ou le contrat signé avec vous, qui l’emporte sur cette page en cas de différence.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'information',
      title: 'Informations présentées',
      blocks: [
        {
          text: 'On tient le site à jour avec soin. Les descriptions, les durées et les disponibilités sont données à titre indicatif et peuvent changer sans préavis.',
          items: [],
        },
        {
          text: 'Le calculateur de rendement donne une estimation bâtie sur des moyennes. Ce n’est ni une promesse de résultat, ni un conseil financier.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'prix',
      title: 'Prix et soumissions',
      blocks: [
        {
          text: 'Les prix affichés sont en euros, taxes en sus. Les mentions « à partir de » et les fourchettes indiquent un ordre de grandeur : seule une soumission écrite nous engage, pendant 30 jours.',
          items: [],
        },
        {
          text: 'Sauf entente contraire, un acompte de 40 % confirme le mandat, et le solde est payable 30 jours après la facture.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'formations',
      title: 'Formations, coaching et studios',
      blocks: [
        {
          items: [
            'Une place est réservée à la réception du paiement ou d’un bon de commande.',
            'Annulation plus de 10 jours ouvrables avant la date : remboursement complet. Entre 10 et 3 jours : remboursement de la moitié. Ensuite, la place peut être cédée à une autre personne.',
            'Une séance de coaching ou une journée de studio se déplace sans frais jusqu’à 48 heures avant.',
            'Si {nom} annule une session, vous choisissez entre une autre date et le remboursement complet.',
          ],
        },
      ],
      links: [],
    },
    {
      id: 'utilisation',
      title: 'Utilisation du site',
      blocks: [
        {
          text: 'Vous vous engagez à ne pas :',
          items: [
            'nuire au fonctionnement du site ou contourner ses mesures de sécurité;',
            'envoyer, par le formulaire, des messages automatisés, trompeurs ou illicites;',
            'extraire massivement le contenu du site, ou le présenter comme le vôtre.',
          ],
        },
        {
          text: 'L’espace d’administration est réservé à notre personnel. Les identifiants sont personnels et ne se partagent pas.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      blocks: [
        {
          text: 'Les textes, les enregistrements, les dessins et le nom {nom} sont protégés par la Loi sur le droit d’auteur et le droit des marques. Vous pouvez citer de courts extraits avec un lien vers la page.',
          items: [],
        },
        {
          text: 'Les œuvres réalisées pour vous vous appartiennent selon les modalités du contrat, une fois le mandat payé. Avec votre accord, on peut les montrer parmi nos réalisations.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      blocks: [
        {
          text: 'Le site est offert tel quel. On ne répond pas des interruptions, des erreurs ou du contenu des sites vers lesquels il mène, sauf faute lourde ou intentionnelle.',
          items: [],
        },
        {
          text: 'Rien dans ces conditions ne limite les droits que vous accordent la Loi sur la protection du consommateur ou toute autre loi d’ordre public.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'droit',
      title: 'Droit applicable',
      blocks: [
        {
          text: 'Ces conditions sont régies par les lois du Québec et les lois fédérales du Canada qui s’y appliquent. Tout litige relève des tribunaux du district judiciaire de Québec. Avant d’y aller, on vous propose une rencontre : c’est notre métier de nous parler.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        {
          text: 'Un point n’est pas clair? Écrivez-nous, une personne vous répondra en mots simples.',
          items: [],
        },
      ],
      links: [{ label: '{courriel}', to: 'mailto:{courriel}' }],
    },
  ],
};
