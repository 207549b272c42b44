import {
  ArrowRight,
  BarChart3,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Eye,
  FileText,
  GraduationCap,
  Headphones,
  Image,
  Info,
  LayoutDashboard,
  LogOut,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  Mic,
  Pencil,
  Phone,
  Plus,
  Save,
  Search,
  Settings,
  Tags,
  Target,
  Trash2,
  TriangleAlert,
  Upload,
  Users,
  Video,
  X,
} from 'lucide-react';
import { Grid } from '#design-system/primitives/Grid';
import { Icon } from '#design-system/primitives/Icon';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import preview from '#storybook/preview.tsx';
import { Page } from './Specimen.styles.ts';

const families = {
  Métier: { Mic, Video, Megaphone, BarChart3, Headphones, GraduationCap, Target, Calendar, Clock },
  Contact: { Mail, Phone, MapPin },
  Actions: {
    ArrowRight,
    Plus,
    Pencil,
    Save,
    Trash2,
    Upload,
    Search,
    Eye,
    LogOut,
    Check,
    ChevronDown,
    Menu,
    X,
  },
  Administration: { LayoutDashboard, FileText, Image, Tags, Users, Settings },
  États: { Info, CircleCheck, TriangleAlert, CircleAlert },
};

const meta = preview.meta({
  title: 'Fondations/Icônes',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Les icônes de lucide-react, importées par leur nom : seules celles qui servent sont livrées. Une chose garde la même icône partout.

\`\`\`tsx
import { Mic } from 'lucide-react';

<Button iconStart={Mic}>Enregistrer</Button>
\`\`\`

**À éviter** : une icône seule pour ce qui n’est pas universel.`,
      },
    },
  },
});

export const Icones = meta.story({
  name: 'Icônes',
  render: () => (
    <Page>
      {Object.entries(families).map(([family, icons]) => (
        <Stack key={family}>
          <Text size="label">{family}</Text>
          <Grid $column="narrow">
            {Object.entries(icons).map(([name, icon]) => (
              <Stack key={name} $gap={2} $align="start">
                <Icon icon={icon} size="large" />
                <code>{name}</code>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Page>
  ),
});
