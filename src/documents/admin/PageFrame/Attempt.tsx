import { Component, type ReactNode } from 'react';
import { Container } from '#design-system/primitives/Container';

interface AttemptProps {
  /** What is tried: another one is tried anew. */
  value: unknown;
  children: ReactNode;
}

type Attempted = { tried: unknown; hasFailed: boolean };

/** Says so where its children can't be shown, until there is another value to try. */
export class Attempt extends Component<AttemptProps, Attempted> {
  override state: Attempted = { tried: undefined, hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ value }: AttemptProps, { tried }: Attempted) =>
    tried === value ? null : { tried: value, hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Container>
        <p>La section ne peut pas s’afficher tant que le formulaire contient des erreurs.</p>
      </Container>
    );
  }
}
