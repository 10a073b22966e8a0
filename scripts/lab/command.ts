/** The commands of the lab, their options, and what a failure prints. */
import { Command, CommanderError } from 'commander';
import { check } from './check';
import { classSet } from './class';
import { describe } from './describe';
import { list } from './list';
import { say } from './output';
import { Refusal } from './refusal';
import { run } from './run';
import { sample } from './sample';
import { sweep } from './sweep';

const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text];

function runOptions(command: Command): Command {
  return command
    .argument('[target]', "an experiment's id or slug, or an instrument's slug; left out where --link names it")
    .option('--input <id=value>', 'an input; those left out take their defaults', collect, [])
    .option('--set <T:id=value>', 'changes an input at lab time T, in seconds', collect, [])
    .option('--action <T:name=value>', 'does an action at lab time T, in seconds', collect, [])
    .option('--time <seconds>', 'lab time at the end (default: 0, reads at once)')
    .option('--seed <number>', 'with the trial the only source of chance (default: 1)')
    .option('--grade <grade>', 'ideal, school or research instruments (default: ideal)')
    .option('--link <address>', 'takes target, inputs, grade, seed, trial and actions from a shared link');
}

const trialOption = (command: Command): Command =>
  command.option('--trial <number>', 'which repeat of the run; a reset begins the next one (default: 1)');

function program(ended: (code: number) => void): Command {
  const lab = new Command('lab').description('The virtual science laboratory without a screen.');
  lab
    .command('list')
    .description('everything in the catalogue')
    .option('--subject <subject>', 'only the experiments of one subject')
    .option('--json', 'as JSON')
    .action(list);
  lab
    .command('describe')
    .description('inputs, actions, readings and instructions of one experiment or instrument')
    .argument('<target>', "an experiment's id or slug, or an instrument's slug")
    .option('--json', 'as JSON')
    .action(describe);
  trialOption(runOptions(lab.command('run')))
    .description('one run, read at the end or at intervals')
    .option('--every <seconds>', 'a row for each interval of lab time')
    .option('--format <format>', 'json or csv', 'json')
    .action(run);
  lab
    .command('check')
    .description('reference cases against the models')
    .argument('<files...>', 'JSON files of cases')
    .option('--json', 'as JSON')
    .action(async (files: readonly string[], options: { readonly json?: boolean }) => {
      const { failed } = await check(files, options);
      ended(failed > 0 ? 1 : 0);
    });
  lab
    .command('sample')
    .description('a sample from a run, by its code: prepared as on the shelf, and the code of what comes of it')
    .argument('<code>', 'as `lab run` prints it under samples')
    .option('--do <preparation=number>', 'dissolve-water=100, dilute=10, digest=100, filter …, in order', collect, [])
    .option('--take <amount>', 'so many mL or g of it')
    .action(sample);
  trialOption(runOptions(lab.command('sweep')))
    .description('all combinations of from:to:step or a|b|c given as --input, seed and trial included, over all cores')
    .option('--reading <id>', 'what to read at the end; may be given more than once', collect, [])
    .option('--jobs <number>', 'worker threads (default: one for each core)')
    .option('--format <format>', 'csv or json', 'csv')
    .action(sweep);
  runOptions(lab.command('class'))
    .description('a data set, a link and a row of the answer key for each student')
    .requiredOption('--names <file>', 'one name a line')
    .requiredOption('--out <directory>', 'where the data sets and links go')
    .option('--hide <id>', 'an input that is an unknown to be found; may be given more than once', collect, [])
    .option('--key <file>', 'where the answer key goes (default: key.csv among the data sets)')
    .option('--every <seconds>', 'a row for each interval of lab time')
    .option('--page <address>', 'address of the page that the links open', '')
    .option('--sample <code>', 'a sample for some of them, by its code; may be given more than once', collect, [])
    .action(classSet);
  return lab;
}

/** Errors of the parser are thrown, not printed, so that every refusal is one sentence on standard error. */
function quiet(command: Command): void {
  command
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .showSuggestionAfterError(false);
  for (const each of command.commands) quiet(each);
}

const sentenceOf = (error: CommanderError): string => {
  const text = error.message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!)]$/.test(text) ? '' : '.'}`;
};

/** Does what the arguments say; the exit code: 0, 1 for a failed check or a run that stopped, 2 for bad use. */
export async function lab(args: readonly string[]): Promise<number> {
  let code = 0;
  const command = program((ended) => {
    code = ended;
  });
  quiet(command);
  try {
    await command.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      const commands = command.commands.map((each) => each.name()).join(', ');
      say(error.code === 'commander.help' ? `Say what to do: ${commands}.` : sentenceOf(error));
      return 2;
    }
    if (error instanceof Refusal) {
      say(error.message);
      return 2;
    }
    say(`The run stopped: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
