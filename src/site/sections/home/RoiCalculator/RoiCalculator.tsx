import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Field } from '#design-system/forms/Field';
import { Slider } from '#design-system/forms/Slider';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { useIsHydrated } from '#site/useIsHydrated.ts';
import { RoiChoice } from './RoiChoice.tsx';
import { RoiOutcome } from './RoiOutcome.tsx';
import { Form, Panel } from './RoiCalculator.styles.ts';
import { budgetBounds, formatCurrency, formatMonths, horizonBounds } from '#data/leads/roi.ts';
import { useRoiCalculation } from './useRoiCalculation.ts';
import type { RoiCalculatorContent } from './roiCalculator.section.ts';

export type RoiCalculatorProps = RoiCalculatorContent;

/** Estimates what a project brings back (product 4). Computes in the page, calls nothing. */
export function RoiCalculator({
  eyebrow,
  title,
  lead,
  services,
  sizes,
  sectors,
  hint,
  caveat,
  action,
}: RoiCalculatorProps) {
  const { company } = useSettings();
  const { draft, change, phase, isReady, calculate, button } = useRoiCalculation();
  const isCalculating = phase.name === 'calculating';
  // Before hydration the lists, being required, let the browser refuse what isn't complete.
  const isHydrated = useIsHydrated();

  return (
    <Section>
      <SectionIntro eyebrow={eyebrow} title={title} lead={lead} layout="stacked" />
      <Panel>
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
            isPending={isCalculating}
            pendingLabel="Calcul en cours..."
          >
            Calculer mon ROI
          </Button>
          <noscript>
            <Text size="small">
              Le calculateur a besoin de JavaScript. Appelez-nous au{' '}
              <TextLink href={phoneLink(company.phone)}>{company.phone}</TextLink> ou écrivez à{' '}
              <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>, nous ferons le calcul
              avec vous.
            </Text>
          </noscript>
        </Form>
        <RoiOutcome phase={phase} hint={hint} caveat={caveat} action={action} />
      </Panel>
    </Section>
  );
}
