import { Buttons, Choice } from './PublicationButtons.styles.ts';

export interface PublicationButtonsProps {
  /** Where the article stands for visitors. */
  standing: 'draft' | 'archived' | 'scheduled' | 'online';
  /** A save is running, or the checks before it. */
  isPending: boolean;
  onSaveDraft: () => void;
  onPublish: () => void;
}

/** What each button does where the article stands (product: the two specified buttons). */
const words = {
  draft: { save: 'brouillon, pour l’équipe', publish: 'à la date d’aujourd’hui' },
  archived: { save: 'brouillon, pour l’équipe', publish: 'à la date d’aujourd’hui' },
  scheduled: { save: 'brouillon, ne paraîtra pas', publish: 'tout de suite, à la date d’aujourd’hui' },
  online: { save: 'brouillon, quitte le site', publish: 'à la date d’aujourd’hui' },
};

/** The two buttons that choose a status by themselves (product: statuses, the two specified buttons). All else is the bar's. */
export function PublicationButtons({ standing, isPending, onSaveDraft, onPublish }: PublicationButtonsProps) {
  const { save, publish } = words[standing];
  return (
    <Buttons>
      <Choice variant="outline" isDisabled={isPending} onClick={onSaveDraft}>
        Sauvegarder <small>{save}</small>
      </Choice>
      <Choice variant="outline" isDisabled={isPending} onClick={onPublish}>
        Publier <small>{publish}</small>
      </Choice>
    </Buttons>
  );
}
