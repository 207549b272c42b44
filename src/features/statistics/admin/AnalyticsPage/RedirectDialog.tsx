import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { z } from '#data/zod.ts';
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

const targetSchema = z.object({ target: z.string().min(1, 'Choisissez une page.') });

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
  const items = listTargets(contents, seen);
  const { control, handleSubmit, formState } = useForm<z.infer<typeof targetSchema>>({
    resolver: zodResolver(targetSchema),
    // The pages may come after the window has opened; what was chosen by then stays.
    values: { target: suggestTarget(path, items) },
    resetOptions: { keepDirtyValues: true },
  });
  const save = ({ target }: z.infer<typeof targetSchema>) => {
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
      <form id="redirection" noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <Fieldset aria-label="Rediriger une adresse" disabled={isPending}>
          {error !== null && (
            <Alert tone="danger" isAnnounced>
              {errorText(error)}
            </Alert>
          )}
          <Controller
            control={control}
            name="target"
            render={({ field: { onChange, ...field } }) => (
              <Field label="Page où mener" error={formState.errors.target?.message}>
                <Select {...field} items={items} onValueChange={onChange} />
              </Field>
            )}
          />
        </Fieldset>
      </form>
    </Dialog>
  );
}
