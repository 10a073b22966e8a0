import { afterEach, describe, expect, it, vi } from 'vitest';
import { listings } from '../../catalogue/index';
import { subjects } from '../../catalogue/subjects';
import { ADMIN_KEY, isAdmin } from '../../src/shell/admin-session';
import { labPath, pathOf, subjectPath } from '../../src/paths';
import { errorText } from '../../src/shell/error-text';
import { headerLinks, menuLinks, workLinks } from '../../src/shell/nav-links';
import { HOUSE_CARDS, houseCardFor } from '../../src/shell/house-cards';
import { pageKind } from '../../src/shell/page-kind';
import { dismissToast, TOAST_MS, toast, toastStore } from '../../src/shell/toast';

afterEach(() => vi.unstubAllGlobals());

describe('menus', () => {
  it('are the four and the eleven of the specification', () => {
    expect(headerLinks.map(({ path }) => path)).toEqual(['/', '/about', '/blog', '/contact']);
    expect(menuLinks.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'Dashboard /',
      'About /about',
      'Blog /blog',
      'Contact /contact',
      'Author /author',
      'Sitemap /sitemap',
      'Disclaimer /disclaimer',
      'Privacy /privacy',
      'Terms /terms',
      'Cookie Policy /cookie-policy',
      'E-E-A-T /eeat',
    ]);
  });

  it('lead below them to the two pages where work begins and to every lab', () => {
    expect(workLinks.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'Find an experiment /find',
      'For teachers /teachers',
      ...subjects.map(({ id, name }) => `${name} ${labPath(id)}`),
    ]);
  });
});

describe('kind of a page', () => {
  it('is a bench for every experiment and instrument, so that none has advertisements', () => {
    expect(listings.filter((listing) => pageKind(pathOf(listing)) !== 'bench')).toEqual([]);
  });

  it('is a grid for dashboard, subjects and labs, and reading for what is left', () => {
    for (const path of ['/', ...subjects.map(({ id }) => subjectPath(id)), '/lab/physics', '/subject/physics/'])
      expect(pageKind(path)).toBe('grid');
    for (const path of [
      '/about',
      '/blog/some-post',
      '/labour',
      '/administration',
      '/instruments',
      '/shelf',
      '/offline',
    ])
      expect(pageKind(path)).toBe('reading');
    for (const path of ['/class', '/lesson']) expect(pageKind(path)).toBe('tool');
    for (const path of ['/admin', '/admin/login', '/admin/blog']) expect(pageKind(path)).toBe('admin');
  });
});

describe('the card in the place of an advertisement', () => {
  it('leads to a page that is there, never to the one that is open, and differs from place to place', () => {
    const paths = new Set([
      '/teachers',
      '/find',
      '/offline',
      '/shelf',
      '/eeat',
      ...listings.map((listing) => pathOf(listing)),
    ]);
    for (const { path } of HOUSE_CARDS) expect(paths).toContain(path);
    const pictures = listings.map(({ id }) => id);
    for (const { picture } of HOUSE_CARDS) expect(pictures).toContain(picture);
    for (const path of ['/', '/faq', '/shelf', '/offline/']) {
      const cards = [0, 1, 2, 3].map((place) => houseCardFor(path, place));
      expect(new Set(cards).size).toBe(4);
      expect(cards.map((card) => card.path)).not.toContain(path.replace(/(?<=.)\/$/, ''));
    }
  });
});

describe('text of an error', () => {
  it('is its status, else its message', () => {
    expect(errorText({ status: 404, statusText: 'Not Found' })).toBe('404 Not Found');
    expect(errorText({ status: 500 })).toBe('500');
    expect(errorText(new Error('No more acid'))).toBe('No more acid');
    expect(errorText('plain words')).toBe('plain words');
    for (const none of [null, undefined, 7, {}, new Error('')]) expect(errorText(none)).toBe('No further details.');
  });
});

describe('admin flag', () => {
  it('counts only as the string true', () => {
    for (const [value, is] of [
      ['true', true],
      ['TRUE', false],
      ['1', false],
      [null, false],
    ] as const) {
      vi.stubGlobal('localStorage', { getItem: (key: string) => (key === ADMIN_KEY ? value : null) });
      expect(isAdmin()).toBe(is);
    }
  });
});

describe('toasts', () => {
  it('stay for five seconds', () => expect(TOAST_MS).toBe(5000));

  it('replace one another; only the newest can be changed or closed', () => {
    const first = toast({ title: 'First' });
    const second = toast({ title: 'Second' });
    first.update({ title: 'Late' });
    first.dismiss();
    expect(toastStore.getState().toast).toMatchObject({ title: 'Second', open: true, revision: 0 });
    second.update({ title: 'Changed' });
    expect(toastStore.getState().toast).toMatchObject({ title: 'Changed', open: true, revision: 1 });
    const { id } = toastStore.getState().toast ?? { id: -1 };
    dismissToast(id);
    expect(toastStore.getState().toast).toMatchObject({ open: false });
  });
});
