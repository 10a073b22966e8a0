import { LegalPage } from './reading/LegalPage';

export const Component = () => <LegalPage name="cookie-policy" />;
