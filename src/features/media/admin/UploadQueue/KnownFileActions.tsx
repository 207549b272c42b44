import { Button } from '#design-system/components/Button';

interface KnownFileActionsProps {
  name: string;
  /** Of the medium that has the same file. */
  title: string;
  onTake: () => void;
  onRepeat: () => void;
}

/** What to do with a file that the library has already: take that one, or send it all the same. */
export function KnownFileActions({ name, title, onTake, onRepeat }: KnownFileActionsProps) {
  return (
    <>
      <Button size="small" variant="outline" aria-label={`Prendre celui-là\u00A0: ${title}`} onClick={onTake}>
        Prendre celui-là
      </Button>
      <Button size="small" variant="ghost" aria-label={`Envoyer quand même ${name}`} onClick={onRepeat}>
        Envoyer quand même
      </Button>
    </>
  );
}
