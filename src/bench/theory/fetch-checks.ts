import type { ChecksAnswer, ReferenceCheck } from './checks';

const isCheck = (value: unknown): value is ReferenceCheck =>
  typeof value === 'object' && value !== null && 'reading' in value && 'expected' in value && 'source' in value;

/** Fetches the checks. A host that answers a missing file with a page is taken at its word: there are none. */
export async function fetchChecks(id: string, signal: AbortSignal): Promise<ChecksAnswer> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}checks/${id}.json`, { signal });
    if (answer.status === 404) return { is: 'none' };
    if (!answer.ok) return { is: 'unreachable' };
    if (!(answer.headers.get('content-type') ?? '').includes('json')) return { is: 'none' };
    const found: unknown = await answer.json();
    const checks = Array.isArray(found) ? found.filter(isCheck) : [];
    return checks.length === 0 ? { is: 'none' } : { is: 'found', checks };
  } catch {
    return { is: 'unreachable' };
  }
}
