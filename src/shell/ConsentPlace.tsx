import { lazy, memo } from 'react';
import { useConsent } from './consent';
import { Quiet } from './Quiet';

const ConsentBar = lazy(() => import('./ConsentBar'));

/** Where the visitor is asked; empty once that is done. */
export const ConsentPlace = memo(function ConsentPlace() {
  const { asking } = useConsent();
  return asking === 'no' ? null : (
    <Quiet>
      <ConsentBar key={asking} />
    </Quiet>
  );
});
