// @vitest-environment node
import { Mic } from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Alert } from './components/Alert/index.ts';
import { Badge } from './components/Badge/index.ts';
import { Breadcrumb } from './components/Breadcrumb/index.ts';
import { Button } from './components/Button/index.ts';
import { Card } from './components/Card/index.ts';
import { ConfirmProvider } from './components/ConfirmDialog/index.ts';
import { DescriptionList } from './components/DescriptionList/index.ts';
import { Dialog } from './components/Dialog/index.ts';
import { Disclosure } from './components/Disclosure/index.ts';
import { Drawer } from './components/Drawer/index.ts';
import { EmptyState } from './components/EmptyState/index.ts';
import { IconButton } from './components/IconButton/index.ts';
import { Menu } from './components/Menu/index.ts';
import { Pagination } from './components/Pagination/index.ts';
import { Progress } from './components/Progress/index.ts';
import { Rating } from './components/Rating/index.ts';
import { SegmentedControl } from './components/SegmentedControl/index.ts';
import { Skeleton } from './components/Skeleton/index.ts';
import { Spinner } from './components/Spinner/index.ts';
import { Stat } from './components/Stat/index.ts';
import { Table } from './components/Table/index.ts';
import { Tabs } from './components/Tabs/index.ts';
import { TextLink } from './components/TextLink/index.ts';
import { ToastProvider } from './components/Toast/index.ts';
import { Tooltip } from './components/Tooltip/index.ts';
import { Checkbox } from './forms/Checkbox/index.ts';
import { CheckboxList } from './forms/CheckboxList/index.ts';
import { Field } from './forms/Field/index.ts';
import { NativeSelect } from './forms/NativeSelect/index.ts';
import { PasswordInput } from './forms/PasswordInput/index.ts';
import { SearchInput } from './forms/SearchInput/index.ts';
import { Slider } from './forms/Slider/index.ts';
import { TextArea } from './forms/TextArea/index.ts';
import { TextInput } from './forms/TextInput/index.ts';
import { CoverArt } from './primitives/CoverArt/index.ts';
import { Logo } from './primitives/Logo/index.ts';
import { Section } from './primitives/Section/index.ts';
import { Waveform } from './primitives/Waveform/index.ts';

const items = [{ value: 'un', label: 'Un' }];
const trigger = <Button>Ouvrir</Button>;
const nothing = () => {};

const elements: Record<string, ReactElement> = {
  Alert: <Alert title="Titre">Texte</Alert>,
  Badge: <Badge icon={Mic}>Balado</Badge>,
  Breadcrumb: <Breadcrumb items={[{ label: 'Accueil', render: createElement('a') }, { label: 'Ici' }]} />,
  Button: <Button isPending>Envoyer</Button>,
  Card: <Card variant="feature">Carte</Card>,
  Checkbox: <Checkbox label="Oui" description="Aide" />,
  CheckboxList: <CheckboxList legend="Tags" items={items} value={[]} onValueChange={nothing} />,
  Confirm: <ConfirmProvider>Page</ConfirmProvider>,
  CoverArt: <CoverArt seed="un" />,
  DescriptionList: <DescriptionList items={[{ term: 'Durée', value: '2 jours' }]} />,
  Dialog: <Dialog title="Fenêtre" trigger={trigger} />,
  Disclosure: <Disclosure summary="Question">Réponse</Disclosure>,
  Drawer: (
    <Drawer title="Menu" trigger={trigger}>
      Liens
    </Drawer>
  ),
  EmptyState: <EmptyState title="Rien" />,
  IconButton: <IconButton label="Écouter" icon={Mic} />,
  Logo: <Logo name="Porte-Voix" />,
  Menu: <Menu trigger={trigger} items={[{ label: 'Modifier' }]} />,
  NativeSelect: (
    <Field label="Service" error="Choisissez.">
      <NativeSelect items={items} placeholder="Choisir" />
    </Field>
  ),
  Pagination: <Pagination page={1} pageCount={3} />,
  PasswordInput: <PasswordInput autoComplete="new-password" />,
  Progress: <Progress value={50} label="Niveau" />,
  Rating: <Rating value={4.5} hasValue />,
  SearchInput: <SearchInput aria-label="Rechercher" />,
  Section: <Section divider="onde">Bande</Section>,
  SegmentedControl: <SegmentedControl label="Vue" items={items} value="un" onValueChange={nothing} />,
  Skeleton: <Skeleton />,
  Slider: <Slider min={0} max={10} value={5} onValueChange={nothing} />,
  Spinner: <Spinner />,
  Stat: <Stat value="150+" label="projets" />,
  Table: <Table caption="Articles">{null}</Table>,
  Tabs: <Tabs label="Onglets" tabs={[{ value: 'un', label: 'Un', content: 'Texte' }]} />,
  TextArea: <TextArea />,
  TextInput: (
    <Field label="Titre" description="Aide" isRequired>
      <TextInput />
    </Field>
  ),
  TextLink: <TextLink href="/">Accueil</TextLink>,
  Toast: <ToastProvider>Page</ToastProvider>,
  Tooltip: <Tooltip text="Écouter">{trigger}</Tooltip>,
  Waveform: <Waveform seed="un" progress={0.5} isAnimated />,
};

describe('prerendered HTML', () => {
  it.each(Object.entries(elements))(
    'of %s carries no inline style, which the security policy refuses',
    (_, element) => {
      expect(renderToString(element)).not.toContain(' style="');
    },
  );
});
