import { use, useEffect } from 'react';
import { type DefaultValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { TypedTextContext } from '#site/typedText.ts';
import type { PersonInput } from '#features/requests/data/person.schema.ts';

/** What checks the fields of a form, with its library, in a file of its own: a public page loads it when it is needed. */
export type LoadResolver<Values extends PersonInput> = () => Promise<{ resolve: Resolver<Values> }>;

/**
 * A form in which a visitor says who they are and what they want, for `LeadForm`. It is checked by what `loadResolver` loads
 * once somebody comes to it. Whoever goes to another page and comes back finds what they typed. A form whose page was replaced meanwhile sends what stands there as it is: the database checks it
 * too.
 *
 * @param defaultValues what the fields hold at first. Left out, they keep what was typed before React took the page over.
 */
export function useLeadForm<Values extends PersonInput>(
  loadResolver: LoadResolver<Values>,
  defaultValues?: DefaultValues<Values>,
) {
  const resolver: Resolver<Values> = async (values, ...rest) => {
    const loaded = await loadResolver().catch(() => undefined);
    return loaded ? loaded.resolve(values, ...rest) : { values, errors: {} };
  };
  const { pathname } = useLocation();
  const typed = use(TypedTextContext);
  const kept = typed?.get(pathname) as DefaultValues<Values> | undefined;
  const form = useForm<Values>(
    kept || defaultValues
      ? { resolver, defaultValues: { ...defaultValues, ...kept } as DefaultValues<Values> }
      : { resolver },
  );
  const { subscribe, getValues } = form;
  useEffect(() => {
    const keep = (values: Values) => void typed?.set(pathname, structuredClone(values));
    // What was typed before the scripts came.
    if (Object.values(getValues()).some(Boolean)) keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [pathname, typed, subscribe, getValues]);
  // Of several fields at fault, the one that was registered first gets the focus: the person comes before what a form adds.
  for (const name of ['firstName', 'lastName', 'email'] as const)
    (form as unknown as UseFormReturn<PersonInput>).register(name);
  return { ...form, prepare: () => void loadResolver().catch(() => {}) };
}
