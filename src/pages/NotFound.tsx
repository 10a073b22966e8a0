import { NotFoundText } from './NotFoundText';

export const Component = NotFoundText;
