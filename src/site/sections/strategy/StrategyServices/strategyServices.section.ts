import type { z } from 'zod';
import {
  flag,
  group,
  hidden,
  identifier,
  line,
  lines,
  list,
  priceRange,
  text,
} from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { strategyServicesContent } from './strategyServices.content.ts';

export const strategyServicesSchema = group('Services de stratégie', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      tab: line('Onglet', 18),
      title: line('Nom', 60),
      description: text('Description', 240),
      features: lines('Ce qu’il comprend', { min: 1, max: 6, length: 60 }),
      timeline: line('Échéancier', 24),
      investment: priceRange('Investissement'),
      highlight: flag('Dire que c’est le point de départ habituel'),
      isHidden: hidden(),
    }),
    { min: 1, max: 6 },
  ),
});

/** The strategy services with their prices, one a tab; the first one is open at first (product 3.8). */
export type StrategyServicesContent = z.infer<typeof strategyServicesSchema>;

export default describeSection({
  key: 'strategy/strategyServices',
  title: 'Services de stratégie',
  group: 'services',
  pages: ['strategy'],
  order: 1,
  schema: strategyServicesSchema,
  content: strategyServicesContent,
});
