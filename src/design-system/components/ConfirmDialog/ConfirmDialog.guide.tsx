import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Button } from '../Button/index.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { ConfirmBody, ConfirmFooter, ConfirmPopup } from './ConfirmDialog.styles.ts';

/** A question in the page, where nothing waits for its answer. */
const question = (
  <ConfirmPopup as="div">
    <ConfirmBody>
      <h2>Supprimer l’article « Le son des fêtes »?</h2>
      <p>Il reste 30 jours dans les articles supprimés.</p>
    </ConfirmBody>
    <ConfirmFooter>
      <Button data-destructive>Supprimer l’article</Button>
      <Button variant="outline">Annuler</Button>
    </ConfirmFooter>
  </ConfirmPopup>
);

export const guide: Guide = {
  use: [
    'Ce qui suit ne se défait pas, ou touche d’autres personnes : supprimer pour de bon, retirer du site, fermer un compte.',
  ],
  instead: [
    { when: 'Cela se défait d’un geste', take: 'design-system/components/Toast' },
    { when: 'Il faut remplir quelque chose', take: 'design-system/components/Dialog' },
    {
      when: 'Comment l’équipe supprime et revient en arrière',
      take: '?path=/docs/modèles-supprimer-et-annuler--guide',
    },
  ],
  anatomy: {
    picture: question,
    parts: [
      { name: 'La question, avec le nom de la chose', at: 'h2' },
      { name: 'Ce qui est perdu, ou comment le retrouver', at: 'p' },
      { name: 'Ce qui confirme : le même verbe; rouge quand cela détruit', at: '[data-destructive]' },
      { name: 'Ce qui renonce : le focus en part, quand cela détruit', at: '[data-destructive] + button' },
    ],
  },
  keys: {
    Tab: 'D’un bouton à l’autre; le focus ne sort pas.',
    Échap: 'Répond non.',
    Entrée: 'Presse le bouton qui a le focus : « Annuler » d’abord, quand cela détruit.',
  },
  heard:
    '« Supprimer l’article « Le son des fêtes »?, boîte de dialogue d’alerte », puis la phrase et « Annuler, bouton ».',
  texts: [
    'Titre : la question, avec le verbe et le nom de la chose; 80 signes.',
    'Description : ce qui est perdu, et si cela se retrouve; une phrase.',
    '`confirmLabel` redit le verbe et la chose : « Supprimer l’article », jamais « Oui ».',
  ],
  dos: [
    {
      text: 'Des boutons qui se lisent sans la question.',
      picture: question,
    },
  ],
  donts: [
    {
      text: '« Êtes-vous sûr? Oui / Non » : on répond sans lire.',
      picture: (
        <Cluster>
          <Button>Oui</Button>
          <Button variant="outline">Non</Button>
        </Cluster>
      ),
    },
    {
      text: 'Demander pour ce qui se défait d’un geste (retirer un filtre, changer d’étape) : on n’y fait plus attention. Une notification avec « Annuler » suffit.',
      picture: (
        <Cluster>
          <Button>Retirer le filtre</Button>
          <Button variant="outline">Garder le filtre</Button>
        </Cluster>
      ),
    },
  ],
};
