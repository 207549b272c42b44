import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';

interface RefusedSaveProps {
  /** Nothing is shown without one. */
  error: unknown;
  /** What to do about it, if anything. */
  act?: { label: string; run: () => void } | false;
}

/** Why what was sent was refused; what is typed stays. */
export function RefusedSave({ error, act }: RefusedSaveProps) {
  if (!error) return null;
  const button = act && <SmallButton onClick={act.run}>{act.label}</SmallButton>;
  return (
    <Alert tone="danger" isAnnounced action={button}>
      {errorText(error)} Ce que vous avez écrit est encore là.
    </Alert>
  );
}
