import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { afterWrong, keepAttempts, NO_ATTEMPTS, readAttempts, secondsLeft } from '../admin/attempts';
import { isHash, isPassword } from '../admin/password';
import { isAdmin, logIn } from '../shell/admin-session';
import { Head } from '../shell/Head';
import { toast } from '../shell/toast';
import { Button } from '../ui/Button';
import '../admin/admin.css';

const HASH: string = import.meta.env['VITE_ADMIN_HASH'] ?? '';

/** Where the guard sent the visitor from; only pages of the admin area. */
const originOf = (state: unknown): string => {
  const from = (state as { readonly from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/admin(?:\/blog)?\/?$/.test(from) ? from : '/admin';
};

export function Component() {
  const { state } = useLocation();
  if (isAdmin()) return <Navigate to={originOf(state)} replace />;
  return (
    <div className="plain-page admin-login">
      <Head title="Admin Access" description="The login of whoever looks after the site." path="/admin/login" noIndex />
      <h1>Admin Access</h1>
      {isHash(HASH) ? <Login /> : <NoPassword />}
    </div>
  );
}

const NoPassword = () => (
  <>
    <p role="alert">This page is for whoever looks after the site. No password has been set, so nobody can log in.</p>
    <details>
      <summary>For the owner of the site</summary>
      <p>
        <code>npm run admin:password</code> asks for a password and prints a line <code>VITE_ADMIN_HASH=…</code>. With
        that line in the environment of <code>npm run build</code>, the site knows the password without containing it.
      </p>
    </details>
  </>
);

function Login() {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const wait = useWait();

  const check = async (typed: string): Promise<void> => {
    if (await isPassword(typed, HASH)) {
      keepAttempts(NO_ATTEMPTS);
      logIn();
      toast({ title: 'Login Successful', description: 'Welcome, Admin!' });
      void navigate(originOf(state), { replace: true });
      return;
    }
    keepAttempts(afterWrong(readAttempts(), Date.now()));
    wait.look();
    toast({ title: 'Login Failed', description: 'Incorrect password.', variant: 'destructive' });
    if (field.current) {
      field.current.value = '';
      field.current.focus();
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    if (busy || wait.seconds > 0) return;
    if (typed === '') {
      setRefusal('Type the password.');
      field.current?.focus();
      return;
    }
    setRefusal('');
    setBusy(true);
    void check(typed).finally(() => setBusy(false));
  };

  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="admin-password">Password</label>
      <input
        ref={field}
        id="admin-password"
        className="ui-text"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={refusal !== ''}
        aria-describedby="admin-refusal"
      />
      <p className="ui-error" id="admin-refusal" hidden={refusal === ''}>
        {refusal}
      </p>
      <Button type="submit" look="primary" disabled={busy || wait.seconds > 0}>
        Unlock
      </Button>
      <output>{wait.seconds > 0 ? `Too many wrong passwords: the next try is in ${wait.seconds} s.` : ''}</output>
    </form>
  );
}

/** Counts the seconds down that wrong passwords cost. */
function useWait(): { readonly seconds: number; readonly look: () => void } {
  const [seconds, setSeconds] = useState(0);
  const look = (): void => setSeconds(secondsLeft(readAttempts(), Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(readAttempts(), Date.now())), 500);
    return () => clearInterval(timer);
  }, []);
  return { seconds, look };
}
