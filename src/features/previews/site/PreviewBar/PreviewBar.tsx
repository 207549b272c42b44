import { Container } from '#design-system/primitives/Container';
import { Text } from '#design-system/primitives/Text';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Approval, type ApprovalProps } from './Approval.tsx';
import { Notice } from './Approval.styles.ts';

export interface PreviewBarProps extends Omit<ApprovalProps, 'of'> {
  /** La section dont c’est l’aperçu, quand ce n’est pas toute la page. */
  subject?: string;
  /** Quand le lien expire, en ISO 8601. */
  endsAt: string;
}

/** What stands above a page that isn't online as it is shown: that it is a preview, until when, and its approval (product: approving). */
export function PreviewBar({ subject, endsAt, ...approval }: PreviewBarProps) {
  return (
    <>
      <Notice aria-label="Aperçu" data-preview="">
        <Container>
          <Text size="small">
            <strong>{subject ? `Aperçu\u00A0: ${subject}.` : 'Aperçu.'}</strong> Cette page n’est visible que
            par votre lien, jusqu’au {formatQuebecTime(endsAt)}.
          </Text>
        </Container>
      </Notice>
      <Approval {...approval} />
    </>
  );
}
