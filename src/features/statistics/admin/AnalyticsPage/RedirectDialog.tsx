import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { notices } from '#admin/shell/notices.ts';
import { z } from '#data/zod.ts';
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
  const { data: contents = [] } = useQuery(contentsQuery);
  const { mutateAsync: redirect } = useMutation({ ...redirectMutation, meta: { isErrorHandled: true } });
  const items = listTargets(contents, seen);
  const form = useForm<z.infer<typeof targetSchema>>({
    resolver: zodResolver(targetSchema),
    // The pages may come after the window has opened; what was chosen by then stays.
    values: { target: suggestTarget(path, items) },
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <FormDialog
      form={form}
      title="Rediriger une adresse"
      description={`Qui demande ${path} arrivera à cette page, tout de suite et avec les anciens liens.`}
      submitLabel="Rediriger"
      onSubmit={async ({ target }) => {
        await redirect({ path, target });
        return notices.redirected;
      }}
      onClose={onClose}
      fields={[{ name: 'target', label: 'Page où mener', items }]}
    />
  );
}
