import { noop, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import { formatWhole } from '#data/formats.ts';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { Text } from '#design-system/primitives/Text';
import type { Tag } from '#features/taxonomy/data/tag.schema.ts';
import { tagMutations } from '#features/taxonomy/data/taxonomy.queries.ts';

export interface JoinTagsProps {
  /** Celui qui s’en va. */
  tag: Tag;
  /** Ceux qui peuvent prendre sa place. */
  others: readonly Tag[];
  /** Ouverte ou non. */
  isOpen: boolean;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** Gives the articles of a tag another one in its place: what was written twice becomes one. */
export function JoinTags({ tag, others, isOpen, onClose }: JoinTagsProps) {
  const showToast = useToast();
  const { mutateAsync: join, isPending, error } = useMutation(tagMutations.join);
  const [kept, setKept] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  const onJoin = async () => {
    setIsMissing(kept === null);
    if (kept === null || isPending) return;
    await join({ joined: tag.id, kept }).then(() => {
      onClose();
      // What opened the window is gone.
      focusMain();
      showToast(notices.tagsJoined);
    }, noop);
  };

  return (
    <Dialog
      title={`Joindre «\u00A0${tag.name}\u00A0» à un autre tag`}
      size="small"
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen && !isPending) onClose();
      }}
      footer={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Jonction en cours..."
            onClick={() => void onJoin()}
          >
            Joindre
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <Text>
        Les articles qui l’ont ({formatWhole(tag.uses ?? 0)}) auront l’autre à sa place. Son adresse mènera à
        celle de l’autre.
      </Text>
      <Field
        label="Tag qui reste"
        error={isMissing && kept === null ? 'Choisissez celui qui reste.' : undefined}
      >
        <Select
          items={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={kept}
          isDisabled={isPending}
          onValueChange={setKept}
        />
      </Field>
    </Dialog>
  );
}
