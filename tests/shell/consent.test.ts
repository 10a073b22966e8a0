import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allow,
  CONSENT_KEY,
  chooseConsent,
  consentStore,
  openConsent,
  readConsent,
  startConsent,
} from '../../src/shell/consent';

const NOTHING = { decided: false, maps: false, ads: false };

function keepIn(kept: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

beforeEach(() => consentStore.setState(consentStore.getInitialState()));
afterEach(() => vi.unstubAllGlobals());

describe('consent', () => {
  it('asks and allows nothing beyond the necessary before the visitor has chosen', () => {
    expect(consentStore.getState()).toEqual({ ...NOTHING, asking: 'no' });
    keepIn(new Map());
    startConsent();
    expect(consentStore.getState()).toEqual({ ...NOTHING, asking: 'first' });
  });

  it('remembers a choice, and asks no more', () => {
    keepIn(new Map());
    chooseConsent({ maps: true, ads: false });
    consentStore.setState(consentStore.getInitialState());
    startConsent();
    expect(consentStore.getState()).toEqual({ decided: true, maps: true, ads: false, asking: 'no' });
  });

  it('can be changed later', () => {
    keepIn(new Map());
    chooseConsent({ maps: true, ads: true });
    openConsent();
    expect(consentStore.getState().asking).toBe('again');
    chooseConsent({ maps: false, ads: false });
    expect(consentStore.getState()).toEqual({ ...NOTHING, decided: true, asking: 'no' });
  });

  it('to one thing says nothing of another, and still asks', () => {
    const kept = new Map<string, string>();
    keepIn(kept);
    startConsent();
    allow('maps');
    expect(consentStore.getState()).toEqual({ ...NOTHING, maps: true, asking: 'first' });
    expect(readConsent(kept.get(CONSENT_KEY) ?? null)).toEqual({ ...NOTHING, maps: true });
  });

  it('lasts for the visit where storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    startConsent();
    expect(consentStore.getState().asking).toBe('first');
    chooseConsent({ maps: true, ads: false });
    expect(consentStore.getState()).toEqual({ decided: true, maps: true, ads: false, asking: 'no' });
  });

  it('takes no damaged entry for a yes', () => {
    for (const text of [null, '', '{', '7', 'null', '[]', '{"maps":"yes","ads":1,"decided":{}}'])
      expect(readConsent(text)).toEqual(NOTHING);
  });
});
