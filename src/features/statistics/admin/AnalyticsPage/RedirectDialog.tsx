import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { Select } from '#design-system/forms/Select';
import { siteAddresses } from '#documents/contents/addresses.ts';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { redirectMutation } from '#features/statistics/data/redirections.queries.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import { shortAddresses } from '#publicPages.ts';
import { suggestTarget } from './suggestTarget.ts';

export interface RedirectDialogProps {
  /** The address without a page. */
  path: string;
  /** What else may be led to: pages that were seen. */
  seen: readonly string[];
  onClose: () => void;
}

const shortPaths = new Set<string>(Object.values(shortAddresses).map(({ path }) => path));

/** The pages that have an address of their own: no parts of pages, no addresses that lead on themselves. */
const pages = siteAddresses.filter(({ value }) => !value.includes('#') && !shortPaths.has(value));

function listTargets(contents: readonly DocumentState[], seen: readonly string[]) {
  const online = contents.flatMap(({ document, online: shown }) => {
    const { title, slug } = (shown ?? {}) as { title?: string; slug?: string };
    const value = toPublicPath(document, slug);
    return value && title ? [{ value, label: `${title} (${value})` }] : [];
  });
  const known = new Set([...pages, ...online].map(({ value }) => value));
  const others = seen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }));
  return [...pages, ...online, ...others];
}

/** Where an address without a page shall lead: the likeliest page is chosen already. */
export function RedirectDialog({ path, seen, onClose }: RedirectDialogProps) {
  const showToast = useToast();
  const { data: contents = [] } = useQuery(contentsQuery);
  const { mutate, error, isPending } = useMutation({ ...redirectMutation, meta: { isErrorHandled: true } });
  const [chosen, setChosen] = useState<string>();
  const items = listTargets(contents, seen);
  const target = chosen ?? suggestTarget(path, items);
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { path, target },
      {
        onSuccess: () => {
          showToast(notices.redirected);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title="Rediriger une adresse"
      description={`Qui demande ${path} arrivera à cette page, tout de suite et avec les anciens liens.`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      footer={
        <>
          <Button
            type="submit"
            form="redirection"
            variant="primary"
            isPending={isPending}
            pendingLabel="Enregistrement..."
          >
            Rediriger
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Fermer sans enregistrer</Dialog.Close>
        </>
      }
    >
      <form id="redirection" noValidate onSubmit={save}>
        <Fieldset aria-label="Rediriger une adresse" disabled={isPending}>
          {error !== null && (
            <Alert tone="danger" isAnnounced>
              {errorText(error)}
            </Alert>
          )}
          <Field label="Page où mener">
            <Select items={items} value={target} onValueChange={setChosen} />
          </Field>
        </Fieldset>
      </form>
    </Dialog>
  );
}
