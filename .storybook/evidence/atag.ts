import type { StoryEvidence } from './evidence.ts';

/** A guideline of ATAG 2.0 (for tools that people write with), and the stories in which it shows. */
type Guideline = {
  number: string;
  name: string;
  /** Where the stories stand that show it. */
  files: RegExp;
};

/** Only what a test shows: the rest of ATAG is neither claimed nor denied here. */
const guidelines: Guideline[] = [
  {
    number: 'A.1.1.1',
    name: 'L’outil lui-même suit les WCAG',
    files: /^src\/admin\//,
  },
  {
    number: 'A.4.1.1',
    name: 'Ce que l’on écrit peut être défait',
    files:
      /^src\/admin\/(articles\/(RichTextField|DeletedArticlesPage|VersionsCard|ArticleVersionsPage)|contents\/ContentVersions)\//,
  },
  {
    number: 'A.3.2.1',
    name: 'Un délai ne fait rien perdre de ce que l’on a écrit',
    files: /^src\/admin\/articles\/(RecoveredDraft|SaveState|ConflictChoice)\//,
  },
  {
    number: 'A.3.7.1',
    name: 'L’aperçu est celui d’un vrai navigateur',
    files: /^src\/admin\/(articles\/(PreviewCard|PublicPage)|contents\/SectionPreview)\//,
  },
  {
    number: 'B.2.3.1',
    name: 'Le texte de remplacement des images se modifie',
    files: /^src\/admin\/(media\/MediaDialog|articles\/RichTextField)\//,
  },
  {
    number: 'B.3.1.1',
    name: 'L’outil vérifie l’accessibilité de ce que l’on publie',
    files: /^src\/admin\/articles\/(ChecksCard|PublishDespite)\//,
  },
  {
    number: 'B.3.2.1',
    name: 'L’outil aide à réparer ce qu’il a trouvé',
    files: /^src\/admin\/articles\/ChecksCard\//,
  },
];

/** The guidelines that a story shows to be met: none while a test of it fails, or before one ran. */
export function atagMetBy({ file, runs }: Pick<StoryEvidence, 'file' | 'runs'>): Guideline[] {
  const outcomes = Object.values(runs);
  if (outcomes.length === 0 || outcomes.some(({ isPassed }) => !isPassed)) return [];
  return guidelines.filter(({ files }) => files.test(file));
}
