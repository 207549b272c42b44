import type { ResultsBandContent } from './resultsBand.section.ts';

export const resultsBandContent = {
  eyebrow: 'Résultats',
  title: 'Ce que nos clients entendent revenir',
  rating: { value: 4.9, label: '4.9/5', note: 'Note moyenne donnée par nos clients' },
  stats: [
    { value: '150+', label: 'projets livrés' },
    { value: '95\u00A0%', label: 'de clients satisfaits' },
    { value: '50K+', label: 'auditeurs' },
    { value: '2M+', label: 'écoutes' },
  ],
} satisfies ResultsBandContent;
