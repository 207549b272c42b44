export { Approval, type ApprovalProps, type UnseenFact } from './Approval.tsx';
export { Notice } from './Approval.styles.ts';
