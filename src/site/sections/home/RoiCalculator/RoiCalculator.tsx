import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { findOrigin } from '#features/requests/data/findOrigin.ts';
import type { Record } from '#features/statistics/data/recordVisit.ts';
import { RoiOutcome, type RoiPhase } from './RoiOutcome.tsx';
import { Panel, Form } from './RoiCalculator.styles.ts';
import type { RoiCalculatorContent } from './roiCalculator.section.ts';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Slider } from '#design-system/forms/Slider';
import { Text } from '#design-system/primitives/Text';
import {
  budgetBounds,
  calculateRoi,
  formatCurrency,
  formatMonths,
  horizonBounds,
  type RoiInputs,
} from '#features/requests/data/roi.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { useIsHydrated } from '#site/useIsHydrated.ts';

/** Estimates what a project brings back (product: the calculator). Computes in the page, calls nothing. */
export function RoiCalculator({
  eyebrow,
  title,
  lead,
  hint,
  caveat,
  action,
  ...choices
}: RoiCalculatorContent) {
  const calculation = useRoiCalculation();
  return (
    <TitledSection eyebrow={eyebrow} title={title} lead={lead} layout="stacked">
      <Panel>
        <RoiForm title={title} {...choices} calculation={calculation} />
        <RoiOutcome phase={calculation.phase} hint={hint} caveat={caveat} action={action} />
      </Panel>
    </TitledSection>
  );
}

interface RoiFormProps extends Pick<RoiCalculatorContent, 'title' | 'services' | 'sizes' | 'sectors'> {
  calculation: ReturnType<typeof useRoiCalculation>;
}

const sliders = [
  { name: 'budget', label: 'Budget', bounds: budgetBounds, formatValue: formatCurrency },
  { name: 'horizon', label: 'Horizon', bounds: horizonBounds, formatValue: formatMonths },
] as const;

/** What an estimate is made from: three lists that must be answered before anything is calculated, and two sliders. */
function RoiForm({ title, services, sizes, sectors, calculation }: RoiFormProps) {
  const { draft, change, phase, isReady, calculate, button } = calculation;
  const questions = [
    { name: 'service', label: 'Type de service', items: services },
    { name: 'size', label: 'Taille de l’entreprise', items: sizes },
    { name: 'sector', label: 'Secteur', items: sectors },
  ] as const;
  // Before hydration the lists, being required, let the browser refuse what isn't complete.
  const isHydrated = useIsHydrated();
  return (
    <Form
      method="dialog"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        calculate();
      }}
    >
      {questions.map(({ name, label, items }) => (
        <Field key={name} label={label}>
          <NativeSelect
            items={items}
            placeholder="Choisir…"
            required
            value={draft[name] ?? ''}
            onChange={({ currentTarget }) => change(name, currentTarget.value)}
          />
        </Field>
      ))}
      {sliders.map(({ name, label, bounds: { min, max, step }, formatValue }) => (
        <Field key={name} label={label}>
          <Slider
            min={min}
            max={max}
            step={step}
            value={draft[name]}
            onValueChange={(value) => change(name, value)}
            formatValue={formatValue}
          />
        </Field>
      ))}
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isDisabled={isHydrated && !isReady}
        isPending={phase.name === 'calculating'}
        pendingLabel="Calcul en cours..."
      >
        Calculer mon ROI
      </Button>
      <WithoutScripts />
    </Form>
  );
}

/** How to get an estimate where nothing can be computed. */
function WithoutScripts() {
  const { company } = useSettings();
  return (
    <noscript>
      <Text size="small">
        Le calculateur a besoin de JavaScript et d’un navigateur récent. Appelez-nous au{' '}
        <TextLink href={phoneLink(company.phone)}>{company.phone}</TextLink> ou écrivez à{' '}
        <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>, nous ferons le calcul avec
        vous.
      </Text>
    </noscript>
  );
}

/** How long a calculation takes, in ms (product: calculator result). */
const CALCULATING = 1500;

type RoiDraft = Partial<RoiInputs> & Pick<RoiInputs, 'budget' | 'horizon'>;

const isComplete = (draft: RoiDraft): draft is RoiInputs =>
  Boolean(draft.service && draft.size && draft.sector);

/** Answers, phase and button of the calculator: idle, then calculating for 1.5 s, then done. */
function useRoiCalculation() {
  const [draft, setDraft] = useState<RoiDraft>({
    budget: budgetBounds.initial,
    horizon: horizonBounds.initial,
  });
  const [phase, setPhase] = useState<RoiPhase>({ name: 'idle' });
  const button = useRef<HTMLButtonElement>(null);
  // None outside of the site’s layout.
  const record = useOutletContext<Record | null>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const results = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The button was disabled while it calculated, and a disabled button drops the focus.
    if (phase.name === 'done' && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [phase]);

  const isReady = isComplete(draft);
  const change = (name: keyof RoiInputs, value: string | number) =>
    setDraft((current) => ({ ...current, [name]: value }));
  const calculate = () => {
    if (!isComplete(draft) || phase.name === 'calculating') return;
    setPhase({ name: 'calculating' });
    record?.('calculation', { campaign: findOrigin().campaign });
    timer.current = setTimeout(() => {
      results.current += 1;
      setPhase({ name: 'done', id: results.current, inputs: draft, result: calculateRoi(draft) });
    }, CALCULATING);
  };

  return { draft, change, phase, isReady, calculate, button };
}
