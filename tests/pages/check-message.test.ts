import { describe, expect, it } from 'vitest';
import { checkMessage, type Message } from '../../src/pages/contact/check-message';

const good: Message = { name: 'Ada', email: 'ada@example.org', subject: 'Burette', message: 'It drips.' };
const wrong = (change: Partial<Message>): readonly string[] =>
  checkMessage({ ...good, ...change }).map(({ field }) => field);

describe('a message', () => {
  it('needs all four fields, and says so in their order', () => {
    expect(checkMessage(good)).toEqual([]);
    expect(wrong({ name: '', email: ' ', subject: '\n', message: '' })).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
    expect(wrong({ subject: ' \t ' })).toEqual(['subject']);
  });

  it.each(['ada', 'ada@', '@example.org', 'a da@example.org', 'ada@exa mple.org', 'ada@example.', 'ada@@example.org'])(
    'refuses the address %j',
    (email) => {
      expect(wrong({ email })).toEqual(['email']);
    },
  );

  it.each(['ada@example.org', ' ada@example.org ', "o'neill+lab@mail.example.ac.uk", 'root@localhost'])(
    'accepts the address %j',
    (email) => {
      expect(wrong({ email })).toEqual([]);
    },
  );
});
