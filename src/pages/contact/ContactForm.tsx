import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../shell/toast';
import { checkMessage, FIELDS, type Field, type Message } from './check-message';

const LABELS: Readonly<Record<Field, string>> = {
  name: 'Full name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
};
const COMPLETE: Readonly<Record<Field, string>> = { name: 'name', email: 'email', subject: 'off', message: 'off' };

type Sentences = Readonly<Partial<Record<Field, string>>>;

const read = (form: HTMLFormElement): Message => {
  const data = new FormData(form);
  const text = (field: Field): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
};

/** Checks a message and says what to do instead of sending it: nothing is sent, and what was typed stays. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [sentences, setSentences] = useState<Sentences>({});
  /** Sent before this code is there, the form would load the page anew and lose what was typed. */
  const ready = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problems = checkMessage(read(event.currentTarget));
    setSentences(Object.fromEntries(problems.map(({ field, sentence }) => [field, sentence])));
    const [first] = problems;
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
      return;
    }
    toast({
      title: 'Feature In Progress',
      description: 'This form is not fully wired up yet. Please use the helpline for now; what you typed is kept here.',
    });
  };

  /** A sentence goes as soon as it is no longer true; none comes before the form is submitted. */
  const recheck = (field: Field): void => {
    if (sentences[field] === undefined || !form.current) return;
    const sentence = checkMessage(read(form.current)).find((problem) => problem.field === field)?.sentence;
    const { [field]: _, ...others } = sentences;
    setSentences(sentence === undefined ? others : { ...others, [field]: sentence });
  };

  return (
    <form ref={form} className="contact-form" noValidate onSubmit={submit}>
      {FIELDS.map((field) => {
        const sentence = sentences[field];
        const shared = {
          id: `contact-${field}`,
          name: field,
          required: true,
          'aria-invalid': sentence !== undefined,
          'aria-describedby': sentence === undefined ? undefined : `contact-${field}-error`,
          onChange: () => recheck(field),
        };
        return (
          <div key={field} className="field">
            <label htmlFor={shared.id}>{LABELS[field]}</label>
            {field === 'message' ? (
              <textarea {...shared} rows={6} />
            ) : (
              <input {...shared} type={field === 'email' ? 'email' : 'text'} autoComplete={COMPLETE[field]} />
            )}
            {sentence !== undefined && (
              <p id={`contact-${field}-error`} className="field-error">
                {sentence}
              </p>
            )}
          </div>
        );
      })}
      <button type="submit" className="button button-primary" disabled={!ready}>
        Send message
      </button>
    </form>
  );
}
