import { memo } from 'react';
import { useModule } from '../ui/use-module';
import { useConsent } from './consent';
import { firstPageLive } from './live';
import { Quiet } from './Quiet';

const loadBar = () => firstPageLive.then(() => import('./ConsentBar'));

/**
 * Where the visitor is asked; empty once that is done. Its code comes after the page's, and not as a lazy component: React
 * holds back for 0.3 s what comes after a fallback, and that would be the page.
 */
export const ConsentPlace = memo(function ConsentPlace() {
  const { asking } = useConsent();
  const bar = useModule(asking !== 'no', loadBar);
  return asking === 'no' || !bar ? null : (
    <Quiet>
      <bar.default key={asking} />
    </Quiet>
  );
});
