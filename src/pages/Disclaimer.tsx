import { LegalPage } from './reading/LegalPage';

export const Component = () => <LegalPage name="disclaimer" />;
