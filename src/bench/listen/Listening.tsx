import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useModule } from '../../ui/use-module';
import { listening, recallListening } from './settings';

const loadListener = () => import('./Listener');

/** Changes are spoken or heard as tones where the learner has chosen so: what does it is fetched then. */
export function Listening() {
  const listens = useStore(listening, ({ speak, sound }) => speak || sound);
  const listener = useModule(listens, loadListener);
  useEffect(recallListening, []);
  return listens && listener && <listener.Listener />;
}
