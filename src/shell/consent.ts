/** What the visitor agreed to beyond what the site needs. Without storage the choice lasts for the visit. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export const CONSENT_KEY = 'consent';

export interface ConsentChoice {
  /** A map may be fetched from the map's own site. */
  readonly maps: boolean;
  /** The ad network may be asked for advertisements. */
  readonly ads: boolean;
}

export interface Consent extends ConsentChoice {
  /** False until the visitor has chosen. */
  readonly decided: boolean;
}

interface ConsentState extends Consent {
  /** The bar shows: nothing is chosen yet, or the visitor asked for the settings. */
  readonly asking: 'no' | 'first' | 'again';
}

const NECESSARY: Consent = { decided: false, maps: false, ads: false };

/** Necessary only, and nothing asked, until `startConsent` has read the storage: so a prerendered page is the same for all. */
export const consentStore = createStore<ConsentState>(() => ({ ...NECESSARY, asking: 'no' }));

/** What stands in the storage; anything else than a choice counts as none. */
export function readConsent(text: string | null): Consent {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return NECESSARY;
    const has = (key: keyof Consent): boolean => Reflect.get(value, key) === true;
    return { decided: has('decided'), maps: has('maps'), ads: has('ads') };
  } catch {
    return NECESSARY;
  }
}

function keep(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // The state itself holds for this visit.
  }
}

/** Reads the choice of an earlier visit; asks where there is none. */
export function startConsent(): void {
  let consent = NECESSARY;
  try {
    consent = readConsent(localStorage.getItem(CONSENT_KEY));
  } catch {
    // Blocked storage: the visitor is asked once in each visit.
  }
  consentStore.setState({ ...consent, asking: consent.decided ? 'no' : 'first' });
}

export function chooseConsent({ maps, ads }: ConsentChoice): void {
  consentStore.setState({ maps, ads, decided: true, asking: 'no' });
  keep({ maps, ads, decided: true });
}

/** Agrees to one thing where it is needed; whatever else was chosen, or not yet chosen, stays. */
export function allow(what: keyof ConsentChoice): void {
  consentStore.setState({ [what]: true });
  const { decided, maps, ads } = consentStore.getState();
  keep({ decided, maps, ads });
}

export const openConsent = (): void => consentStore.setState({ asking: 'again' });

export const useConsent = (): ConsentState => useStore(consentStore);
