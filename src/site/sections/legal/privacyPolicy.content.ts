/** Written for the Act respecting the protection of personal information in the private sector, as amended by Loi 25. */
export const privacyPolicyContent = {
  chapters: [
    {
      id: 'responsable',
      title: 'Qui veille sur vos renseignements',
      blocks: [
        {
          text: '{nom} recueille et conserve des renseignements personnels au Québec, au sens de la Loi sur la protection des renseignements personnels dans le secteur privé (RLRQ, c. P-39.1), modifiée par la Loi 25.',
          items: [],
        },
        {
          text: 'La responsable de la protection des renseignements personnels est {responsable}, {fonction}. Elle répond à vos questions et traite vos demandes.',
          items: [],
        },
        {
          text: 'On la joint au {téléphone}, par courriel ou par la poste, au {adresse}.',
          items: [],
        },
      ],
      links: [
        { label: '{courriel-responsable}', to: 'mailto:{courriel-responsable}' },
        { label: '{téléphone}', to: 'tel:{téléphone}' },
      ],
    },
    {
      id: 'renseignements',
      title: 'Ce qu’on recueille',
      blocks: [
        {
          text: 'On ne recueille que ce que vous nous donnez et ce qu’il faut pour que le site fonctionne :',
          items: [
            'le formulaire de contact : prénom, nom, courriel, entreprise, service qui vous intéresse et message. Seuls le courriel et le message sont nécessaires pour vous répondre;',
            'une estimation que vous demandez : ce que vous avez entré dans le calculateur et ce qu’il en a tiré, avec le formulaire de contact. Vous pouvez retirer ce résumé avant l’envoi;',
            'une inscription à une formation ou une réservation de studio : prénom, nom, courriel, entreprise, mot, nom des personnes qui vous accompagnent, places ou heures demandées, puis votre rang en liste d’attente, votre annulation et votre présence;',
            'avec chacune de ces demandes : la page du site, et la campagne ou le domaine d’où vous veniez, et ce que notre équipe note du suivi;',
            'l’envoi d’une demande : une empreinte de votre adresse réseau, gardée jusqu’à la fin de la journée, qui sert à freiner les envois automatisés;',
            'l’approbation d’un article ou d’une page qu’on vous a montrés avant leur publication : votre nom et, si vous en écrivez un, votre mot;',
            'la visite d’une page : un total par jour, le domaine ou la campagne d’où viennent les lecteurs, et l’usage du calculateur, sans rien qui vous désigne. Pour ne compter chaque lecteur qu’une fois, une empreinte de son adresse réseau et de son navigateur, faite avec une clé qui change chaque jour, est gardée jusqu’à la fin de la journée, puis détruite avec la clé;',
            'une recherche qui ne trouve rien et une adresse qui n’existe pas : le mot ou l’adresse, comptés une fois par jour et par réseau avec une empreinte de la même sorte, sans rien qui vous désigne. Notre équipe ne les voit qu’à partir de cinq; ni courriel, ni numéro, ni jeton n’y entre;',
            'les comptes de notre personnel : prénom, nom, courriel, rôle et mot de passe chiffré.',
          ],
        },
        {
          text: 'On ne recueille aucun renseignement sensible et on n’achète aucune liste. Le site s’adresse aux entreprises et ne vise pas les personnes de moins de 14 ans.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'fins',
      title: 'À quoi ça sert',
      blocks: [
        {
          items: [
            'répondre à votre message et préparer une soumission;',
            'inscrire les participants à une formation, tenir la liste d’attente, leur envoyer confirmation, rappel et changements, et leur remettre une attestation;',
            'réserver un studio et vous répondre;',
            'savoir, en totaux seulement, ce qui mène à une demande;',
            'savoir qui a approuvé quelle version d’un article ou d’une page;',
            'exécuter nos contrats et tenir notre comptabilité;',
            'protéger le site contre les abus.',
          ],
        },
        {
          text: 'Vos renseignements ne servent à rien d’autre. Pour toute fin nouvelle, on vous demandera d’abord votre consentement.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'consentement',
      title: 'Votre consentement',
      blocks: [
        {
          text: 'En nous écrivant, en vous inscrivant ou en réservant, vous consentez à ce qu’on utilise vos renseignements pour vous répondre. Les courriels qui suivent ne portent que sur votre demande. Vous pouvez retirer ce consentement en tout temps, sauf pour ce que la loi ou un contrat nous oblige à conserver.',
          items: [],
        },
        { text: 'On ne vous inscrit à aucune infolettre sans une demande claire de votre part.', items: [] },
      ],
      links: [],
    },
    {
      id: 'acces',
      title: 'Qui y a accès',
      blocks: [
        {
          text: 'Seules les personnes de notre équipe qui en ont besoin pour leur travail lisent vos messages et vos demandes. Une liste d’inscrits n’est jamais publique. On ne vend, ne loue et n’échange aucun renseignement.',
          items: [],
        },
        {
          text: 'Nos fournisseurs d’hébergement et de courriel traitent des données pour nous, par contrat, et ne peuvent pas s’en servir à leurs propres fins. Certains peuvent en conserver hors du Québec : dans ce cas, on évalue d’abord les facteurs relatifs à la vie privée, comme la loi l’exige.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'conservation',
      title: 'Combien de temps on les garde',
      blocks: [
        {
          items: [
            'messages et demandes, avec les notes de notre équipe, inscriptions et réservations : {mois} mois après leur envoi, ou après la formation; une demande supprimée avant est détruite trente jours plus tard;',
            'texte des courriels au sujet d’une demande : jusqu’à leur envoi;',
            'totaux des visites : sans limite, car ils ne désignent personne;',
            'mots cherchés et adresses demandées en vain : 13 mois, ou 30 jours si moins de cinq réseaux les ont demandés;',
            'approbations d’un article : aussi longtemps que l’article;',
            'approbations d’une page ou d’une partie du site : 24 mois;',
            'dossiers de formation et contrats : sept ans, pour nos obligations fiscales;',
            'comptes du personnel : jusqu’au départ de la personne, puis 12 mois;',
            'journaux techniques : 30 jours.',
          ],
        },
        {
          text: 'À la fin de ces délais, les renseignements sont détruits ou rendus anonymes pour de bon.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'temoins',
      title: 'Témoins et stockage dans votre navigateur',
      blocks: [
        {
          text: 'Le site public ne dépose aucun témoin (cookie). Il retient seulement, dans le stockage de session du navigateur, jusqu’où vous avez fait défiler chaque page, pour vous y ramener quand vous y revenez; cela disparaît avec l’onglet. Ce que vous tapez dans un formulaire reste en mémoire le temps que vous visitiez d’autres pages, et n’est écrit nulle part. Le site n’utilise ni mesure d’audience externe, ni publicité, ni pixel de réseau social, ni police de caractères chargée ailleurs. C’est pourquoi vous n’y voyez pas de bannière de consentement.',
          items: [],
        },
        {
          text: 'L’espace réservé à notre personnel emploie ces moyens, nécessaires à son fonctionnement :',
          items: [
            'un témoin qui retient pendant sept jours si le menu latéral est ouvert ou fermé;',
            'la session de connexion, gardée dans le stockage local du navigateur jusqu’à la déconnexion;',
            'une clé à usage unique après une inscription ou un oubli de mot de passe, gardée dans le stockage local jusqu’à ce que le lien du courriel soit suivi;',
            'les textes d’articles qui ne sont pas encore enregistrés, gardés dans le stockage local jusqu’à leur enregistrement ou à la déconnexion;',
            'les contenus du site qui ne sont pas encore enregistrés, gardés de même;',
            'la façon d’écrire choisie pour les articles, gardée dans le stockage local;',
            'le nom et l’adresse des cinq derniers écrans ouverts, gardés dans le stockage local jusqu’à la déconnexion;',
            'une marque, dans le stockage local jusqu’à la déconnexion, qui montre sur les pages publiques le lien pour les modifier;',
            'l’adresse de l’envoi d’un son ou d’un film qui n’est pas terminé, gardée dans le stockage local pour le reprendre, un jour au plus;',
            'la raison d’un refus d’accès, gardée dans le stockage de session le temps d’être affichée.',
          ],
        },
      ],
      links: [],
    },
    {
      id: 'decisions',
      title: 'Décisions automatisées et profilage',
      blocks: [
        {
          text: 'Aucune décision à votre sujet n’est prise par une machine. On ne fait ni profilage, ni localisation, ni identification. Le calculateur de rendement de l’accueil travaille dans votre navigateur et ne transmet rien de ce que vous y entrez ni de ce qu’il calcule, sauf si vous demandez à recevoir l’estimation.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      blocks: [
        {
          text: 'Vous pouvez, sans frais :',
          items: [
            'consulter les renseignements qu’on détient sur vous et en recevoir une copie (accès);',
            'faire corriger ce qui est inexact, incomplet ou équivoque (rectification);',
            'recevoir dans un format technologique courant les renseignements que vous nous avez fournis, ou les faire remettre à un autre organisme (portabilité);',
            'retirer votre consentement et faire détruire ce qui n’est plus nécessaire;',
            'faire cesser la diffusion d’un renseignement ou faire désindexer un lien, dans les cas prévus par la loi.',
          ],
        },
        {
          text: 'Écrivez à la responsable en précisant votre demande. Elle vérifie votre identité et vous répond par écrit au plus tard 30 jours après l’avoir reçue. Un refus est toujours motivé.',
          items: [],
        },
      ],
      links: [
        {
          label: 'Faire une demande',
          to: 'mailto:{courriel-responsable}?subject=Mes%20renseignements%20personnels',
        },
      ],
    },
    {
      id: 'securite',
      title: 'Sécurité et incidents',
      blocks: [
        {
          text: 'Les échanges avec le site sont chiffrés, les accès sont limités selon le rôle de chacun et la base de données refuse d’elle-même ce qu’un rôle ne permet pas.',
          items: [],
        },
        {
          text: 'Si un incident de confidentialité présentait un risque de préjudice sérieux, on aviserait sans tarder les personnes touchées et la Commission d’accès à l’information. Chaque incident est inscrit dans un registre.',
          items: [],
        },
      ],
      links: [],
    },
    {
      id: 'plainte',
      title: 'Déposer une plainte',
      blocks: [
        {
          text: 'Parlez-nous d’abord : la responsable accuse réception de votre plainte en cinq jours ouvrables et y répond en 30 jours.',
          items: [],
        },
        {
          text: 'Vous pouvez aussi vous adresser en tout temps à la Commission d’accès à l’information du Québec, 525, boulevard René-Lévesque Est, bureau 2.36, Québec (QC) G1R 5S9, au 1 888 528-7741.',
          items: [],
        },
      ],
      links: [{ label: 'Commission d’accès à l’information', to: 'https://www.cai.gouv.qc.ca' }],
    },
    {
      id: 'modifications',
      title: 'Modifications',
      blocks: [
        {
          text: 'Si cette politique change de façon importante, l’avis paraît sur cette page avant d’entrer en vigueur, et les personnes touchées sont prévenues par courriel.',
          items: [],
        },
      ],
      links: [],
    },
  ],
};
