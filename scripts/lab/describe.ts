/** `lab describe`: inputs, actions, readings and instructions of a target. */
import { objectiveOf } from '../../catalogue/objectives';
import type { ActionDef, ActionValueDef, ReadingDef } from '../../engine/contract';
import type { InputDef } from '../../engine/inputs';
import { allowed } from '../../engine/runtime/action-value';
import { unitText } from '../../engine/runtime/format';
import { json, print } from './output';
import { listingOf, load } from './target';

function inputRow(input: InputDef) {
  const number = input.type === 'number' || input.type === 'slider' ? input : null;
  return {
    id: input.id,
    label: input.label,
    type: input.type,
    unit: 'unit' in input ? (input.unit ?? null) : null,
    default: input.defaultValue,
    min: number?.min ?? null,
    max: number?.max ?? null,
    step: number?.step ?? null,
    options: input.type === 'select' ? input.options : null,
    applies: input.applies,
  };
}

function valueRow(def: ActionValueDef) {
  const bounded = 'min' in def ? def : null;
  return {
    kind: def.kind,
    unit: bounded?.unit ?? null,
    min: bounded?.min ?? null,
    max: bounded?.max ?? null,
    options: def.kind === 'select' ? def.options : null,
    optional: def.optional ?? false,
  };
}

export async function describe(name: string, options: { readonly json?: boolean }): Promise<void> {
  const listing = listingOf(name);
  const target = await load(listing);
  const actions = Object.entries<ActionDef>(target?.simulation.actions ?? {});
  const readings = Object.entries<ReadingDef>(target?.simulation.readings ?? {});
  const description = {
    id: listing.id,
    slug: listing.slug,
    title: listing.title,
    subject: listing.kind === 'experiment' ? listing.subject : null,
    simulationType: listing.simulationType,
    built: target !== null,
    inputs: (target?.entry.inputs ?? []).map(inputRow),
    actions: actions.map(([id, { label, value }]) => ({ id, label, value: value ? valueRow(value) : null })),
    readings: readings.map(([id, { label, unit }]) => ({ id, label, unit })),
    instructions: (target?.entry.procedure ?? []).map(({ text }) => text),
    version: target?.simulation.version ?? null,
  };
  if (options.json) return print(json(description));
  const lines = [
    `${listing.title} (${listing.id})${target ? `, model version ${target.simulation.version}` : ', not built yet'}`,
    await objectiveOf(listing),
    ...section('Inputs', description.inputs.map(inputLine)),
    ...section(
      'Actions',
      actions.map(([id, { label, value }]) => `${id}: ${label} (${allowed(value)})`),
    ),
    ...section(
      'Readings',
      description.readings.map(({ id, label, unit }) => `${id}: ${label} (${unit})`),
    ),
    ...section(
      'Instructions',
      description.instructions.map((text, index) => `${index + 1}. ${text}`),
    ),
  ];
  print(`${lines.join('\n')}\n`);
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

function inputLine({ id, label, unit, default: value, min, max, step, options }: ReturnType<typeof inputRow>): string {
  const bounds = min === null ? '' : `, ${min} to ${max}${step === null ? '' : ` by ${step}`}`;
  const choice = options ? `, one of ${options.join(' | ')}` : '';
  return `${id}: ${label}${unitText(unit ?? '') && ` (${unit})`}, default ${value}${bounds}${choice}`;
}
