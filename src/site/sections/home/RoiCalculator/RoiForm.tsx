import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Field } from '#design-system/forms/Field';
import { Slider } from '#design-system/forms/Slider';
import { Text } from '#design-system/primitives/Text';
import { budgetBounds, formatCurrency, formatMonths, horizonBounds } from '#features/requests/data/roi.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { useIsHydrated } from '#site/useIsHydrated.ts';
import { RoiChoice } from './RoiChoice.tsx';
import { Form } from './RoiCalculator.styles.ts';
import type { RoiCalculatorContent } from './roiCalculator.section.ts';
import type { useRoiCalculation } from './useRoiCalculation.ts';

export interface RoiFormProps extends Pick<RoiCalculatorContent, 'services' | 'sizes' | 'sectors'> {
  /** What the form is called. */
  title: string;
  calculation: ReturnType<typeof useRoiCalculation>;
}

/** What an estimate is made from. */
export function RoiForm({ title, services, sizes, sectors, calculation }: RoiFormProps) {
  const { draft, change, phase, isReady, calculate, button } = calculation;
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
      <RoiChoice
        label="Type de service"
        items={services}
        value={draft.service}
        onChange={(service) => change({ service })}
      />
      <RoiChoice
        label="Taille de l’entreprise"
        items={sizes}
        value={draft.size}
        onChange={(size) => change({ size })}
      />
      <RoiChoice
        label="Secteur"
        items={sectors}
        value={draft.sector}
        onChange={(sector) => change({ sector })}
      />
      <Field label="Budget">
        <Slider
          min={budgetBounds.min}
          max={budgetBounds.max}
          step={budgetBounds.step}
          value={draft.budget}
          onValueChange={(budget) => change({ budget })}
          formatValue={formatCurrency}
        />
      </Field>
      <Field label="Horizon">
        <Slider
          min={horizonBounds.min}
          max={horizonBounds.max}
          step={horizonBounds.step}
          value={draft.horizon}
          onValueChange={(horizon) => change({ horizon })}
          formatValue={formatMonths}
        />
      </Field>
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
