import { CalendarClock, CalendarX, Save, Share2 } from 'lucide-react';
import type { MenuItem } from '#design-system/components/Menu';
import type { DocumentEditor } from '../useDocumentChanges.ts';
import { isEnd } from '../PlanDialog/PlanDialog.tsx';

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
export function planActs(
  { planned, unplan }: Pick<Editor, 'planned' | 'unplan'>,
  onPlan: () => void,
): MenuItem[] {
  if (planned && planned.releaseName !== null) return [];
  const ends = isEnd(planned);
  const planAct = {
    label: ends ? 'Changer la fin…' : planned ? 'Changer la date…' : 'Planifier…',
    description: planned ? 'à un jour et une heure de Québec' : 'de quand à quand',
    icon: CalendarClock,
    onSelect: onPlan,
  };
  const cancelAct = {
    label: ends ? 'Annuler la fin' : 'Annuler la planification',
    description: ends ? 'cela reste en ligne' : 'le texte attend, enregistré',
    icon: CalendarX,
    onSelect: unplan,
  };
  return planned ? [planAct, cancelAct] : [planAct];
}
