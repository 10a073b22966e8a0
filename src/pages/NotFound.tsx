import { NotFoundText } from './NotFoundText';
import { useTitle } from './use-title';

export function Component() {
  useTitle('404 - Page Not Found');
  return <NotFoundText />;
}
