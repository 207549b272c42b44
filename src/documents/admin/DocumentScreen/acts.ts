import { CalendarClock, CalendarX, Save, Share2 } from 'lucide-react';
import type { MenuItem } from '#design-system/components/Menu';
import type { DocumentEditor } from '#documents/data/documentEditor.ts';

type Editor = DocumentEditor<unknown>;

/** « Enregistrer sans publier ». */
export const savePendingAct = ({ savePending }: Pick<Editor, 'savePending'>, isOfUse: boolean): MenuItem => ({
  label: 'Enregistrer sans publier',
  description: 'pour l’équipe seulement',
  icon: Save,
  isDisabled: !isOfUse,
  onSelect: savePending,
});

/** « Partager… »: links for people without an account, and who has approved. */
export const shareAct = (onShare: () => void): MenuItem => ({
  label: 'Partager…',
  description: 'par un lien, avec qui n’a pas de compte',
  icon: Share2,
  onSelect: onShare,
});

/** « Planifier… », unless a release has the date; and what takes back what is planned. */
export const planActs = (
  { planned, unplan }: Pick<Editor, 'planned' | 'unplan'>,
  onPlan: () => void,
): MenuItem[] =>
  planned && planned.releaseName !== null
    ? []
    : [
        {
          label: planned ? 'Changer la date…' : 'Planifier…',
          description: 'à un jour et une heure de Québec',
          icon: CalendarClock,
          onSelect: onPlan,
        },
        ...(planned
          ? [
              {
                label: 'Annuler la planification',
                description: 'le texte attend, enregistré',
                icon: CalendarX,
                onSelect: unplan,
              },
            ]
          : []),
      ];
