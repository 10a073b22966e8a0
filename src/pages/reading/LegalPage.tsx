import { useSyncExternalStore } from 'react';
import { type LegalName, legal } from '../../content/legal/index';
import { CompiledText } from '../../content/CompiledText';
import { ReadingPage } from './ReadingPage';

const iso = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const never = () => () => {};

/** Today by the visitor's calendar; in a prerendered file, the day of the build. */
const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => iso(new Date()),
    () => __BUILD_DAY__,
  );

const DATES: Readonly<Record<LegalName, string>> = {
  privacy: 'Effective date',
  terms: 'Effective date',
  disclaimer: 'Last updated',
  'cookie-policy': 'Last updated',
};

/** One of the four legal texts under its date. */
export function LegalPage({ name }: { readonly name: LegalName }) {
  const { title, description, load } = legal[name];
  const today = useToday();
  return (
    <ReadingPage
      title={title}
      description={description}
      path={`/${name}`}
      eyebrow={
        <>
          {DATES[name]}: <time dateTime={today}>{inWords(today)}</time>
        </>
      }
    >
      <CompiledText load={load} contents />
    </ReadingPage>
  );
}
