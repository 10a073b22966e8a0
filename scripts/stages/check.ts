/** Looks at the stage of one bench: at several sizes, in both themes and three states, with its own words and with longer ones. */
import type { Page } from '@playwright/test';
import { listings } from '../../catalogue/index';
import type { Inspection, InspectionLook } from '../../src/bench/stage/inspect/inspection';
import { pathOf } from '../../src/paths';
import { endOf, pictureStateOf } from '../registries/cards';
import { type Fault, faultsOf, type PageElement } from './faults';
import { type PlannedLook, SCREENS, type StageState } from './plan';

export interface Finding extends Fault {
  /** State, size and look in which it was found. */
  readonly where: readonly string[];
}

export const addressOf = (id: string): string => {
  const listing = listings.find((row) => row.id === id);
  if (!listing) throw new Error(`The catalogue has no ${id}.`);
  return pathOf(listing);
};

export const builtIds: readonly string[] = listings.filter(({ entry }) => entry).map(({ id }) => id);

/** Opens a bench and waits until its stage shows it. */
export async function openBench(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-stage="drawn"]').waitFor();
  await page.locator('.bench:not([data-bench="loading"])').waitFor();
}

/** Lets the run go on to a lab time, or its end; false where the site knows no such wish. */
export const skipTo = (page: Page, time: number): Promise<boolean> =>
  page.locator('.stage').evaluate(
    (stage, until) =>
      new Promise<boolean>((resolve, reject) => {
        let heard = false;
        stage.dispatchEvent(
          new CustomEvent('skip-to', {
            detail: {
              time: until,
              answer(done: Promise<void>) {
                heard = true;
                done.then(() => resolve(true), reject);
              },
            },
          }),
        );
        if (!heard) resolve(false);
      }),
    time,
  );

/** Presses parts of the stage, by the beginnings of their names. */
export async function press(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.locator(`.stage-handles [aria-label^="${name}"]`).first().dispatchEvent('click');
    await page.waitForTimeout(800);
  }
}

interface Look {
  readonly inspection: Inspection;
  readonly page: readonly PageElement[];
}

/**
 * Asks the stage, and the page what of it lies over the canvas. No named functions within: what bundles this file would give them
 * a helper that the page does not have.
 */
const ask = (page: Page, look: InspectionLook, waits: number): Promise<Look & { readonly fits: boolean }> =>
  page.locator('.stage').evaluate(
    async (stage, [wanted, frames]): Promise<Look & { readonly fits: boolean }> => {
      // The stage hears of a new size within two display frames.
      for (let k = 0; k < frames; k++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const inspection = await new Promise<Inspection>((resolve, reject) => {
        stage.dispatchEvent(
          new CustomEvent('inspect-stage', {
            detail: {
              look: wanted,
              answer(given: Promise<Inspection>) {
                given.then(resolve, reject);
              },
            },
          }),
        );
      });
      const place = stage.getBoundingClientRect();
      const elements = [...(stage.parentElement?.children ?? [])]
        .filter((element) => element !== stage)
        .flatMap((element) => (element.localName === 'ul' ? [...element.children] : [element]))
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.className,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && box.left < place.right && box.right > place.left)
        .filter(({ box }) => box.height > 0 && box.top < place.bottom && box.bottom > place.top)
        .map(({ name, box }) => ({
          name,
          box: {
            left: box.left - place.left,
            top: box.top - place.top,
            right: box.right - place.left,
            bottom: box.bottom - place.top,
          },
        }));
      const sized = inspection.width === stage.clientWidth && inspection.height === stage.clientHeight;
      return { inspection, page: elements, fits: sized && !inspection.running };
    },
    [look, waits] as const,
  );

/** Asks again until the stage has the size of its place in the page and shows that the run stands. */
async function inspect(page: Page, look: InspectionLook, fresh: boolean): Promise<Look> {
  for (let tries = 0; tries < 60; tries++) {
    const shown = await ask(page, look, fresh || tries > 0 ? 2 : 0);
    if (shown.fits) return shown;
  }
  throw new Error('The stage never came to the size of its place, or to a stand.');
}

/**
 * Everything that is wrong with a bench's stage in the looks asked for; `base`: of the server, without a slash at its end.
 * The page is opened once, by the picture's link; `between` has it at its own size before it goes on, as the caller has it afterwards.
 */
export async function checkStage(
  page: Page,
  base: string,
  id: string,
  looks: readonly PlannedLook[],
  between: () => Promise<void> = async () => {},
): Promise<readonly Finding[]> {
  const state = await pictureStateOf(id);
  const devtools = await page.context().newCDPSession(page);
  const found = new Map<string, { readonly fault: Fault; readonly where: string[] }>();
  const lookAll = async (name: StageState): Promise<void> => {
    for (const screen of SCREENS) {
      const here = looks.filter((look) => look.state === name && look.screen === screen);
      if (here.length === 0) continue;
      const { width, height, density: deviceScaleFactor } = screen;
      await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
      for (const planned of here) {
        const { theme, wordLength, name: look } = planned.look;
        const shown = await inspect(page, { theme, wordLength }, planned === here[0]);
        const where = `${name}, ${width}×${height}, ${look}`;
        for (const fault of faultsOf(shown.inspection, shown.page)) {
          const key = `${fault.kind}: ${fault.about}`;
          const known = found.get(key);
          const place = fault.detail === '' ? where : `${where} (${fault.detail})`;
          if (known) known.where.push(place);
          else found.set(key, { fault, where: [place] });
        }
      }
    }
  };
  await openBench(page, `${base}${addressOf(id)}${state.query === '' ? '' : `?${state.query}`}`);
  await lookAll('start');
  await devtools.send('Emulation.clearDeviceMetricsOverride');
  await between();
  await skipTo(page, state.until);
  await press(page, state.press ?? []);
  await lookAll('picture');
  if (looks.some((look) => look.state === 'end')) {
    await skipTo(page, endOf(state));
    await lookAll('end');
  }
  await devtools.send('Emulation.clearDeviceMetricsOverride');
  return [...found.values()].map(({ fault, where }) => ({ ...fault, where }));
}

/** Findings in lines: what is wrong, then where. */
export const described = (findings: readonly Finding[], most = 3): string =>
  findings
    .map(({ kind, about, where }) => {
      const more = where.length > most ? `, and ${where.length - most} more` : '';
      return `${kind}: ${about}\n    ${where.slice(0, most).join('; ')}${more}`;
    })
    .join('\n');
