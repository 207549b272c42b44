export { ManageRegistration, type ManageRegistrationProps } from './ManageRegistration.tsx';
