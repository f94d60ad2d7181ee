import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type SecondFactorAsked, SecondFactorInput } from '#domain/auth/factor-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { startSession } from '#dashboard/app/session.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { sendSecondFactor } from '../api.ts';
import { passkeyMessage, signWithPasskey } from '#dashboard/app/passkey.ts';

type Props = {
  asked: SecondFactorAsked['secondFactor'];
  onDone: () => void;
  /** The challenge has expired: the password must be typed again. */
  onExpired: () => void;
};

const WAYS = {
  totp: {
    label: 'Doğrulama kodu',
    hint: 'Telefonunuzdaki doğrulama uygulamasının gösterdiği 6 rakam.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recovery: {
    label: 'Kurtarma kodu',
    hint: 'Kurulumda kaydettiğiniz on koddan kullanmadığınız biri.',
    input: { autoComplete: 'off', maxLength: 40, autoCapitalize: 'characters' },
  },
} as const;

/** The step after the password: a passkey, a code of an app or a recovery code. */
export default function SecondFactorForm({ asked, onDone, onExpired }: Props) {
  const { token, hasTotp, passkey } = asked;
  const [way, setWay] = useState<'totp' | 'recovery' | null>(hasTotp ? 'totp' : null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(input: SecondFactorInput) {
    startSession(await sendSecondFactor(input));
    onDone();
  }

  async function attempt(what: () => Promise<void>, explain: (error: unknown) => string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await what();
    } catch (error) {
      if (isRefusal(error, 'LOGIN_EXPIRED')) onExpired();
      setProblem(explain(error));
      setBusy(false);
    }
  }

  function sendCode(code: string) {
    const checked = SecondFactorInput.safeParse({ method: way, token, code });
    if (checked.success) void attempt(() => send(checked.data), messageOf);
    else setProblem(checked.error.issues[0]?.message);
  }

  const signIn = (options: NonNullable<typeof passkey>) =>
    attempt(
      async () => send({ method: 'passkey', token, passkey: await signWithPasskey(options) }),
      passkeyMessage,
    );

  return (
    <div className="grid gap-4">
      <p className="text-soft">Parolanız doğru. Sizin olduğunuzu bir adım daha ile doğrulayın.</p>
      {problem && way === null && <Problem text={problem} />}
      {passkey && way !== 'recovery' && (
        <Button
          variant={hasTotp ? 'plain' : 'primary'}
          busy={busy}
          onClick={() => void signIn(passkey)}
        >
          <KeyRound size={14} aria-hidden="true" />
          Geçiş anahtarıyla devam edin
        </Button>
      )}
      {way && <CodeForm key={way} way={way} problem={problem} busy={busy} onCode={sendCode} />}
      <button
        type="button"
        className="justify-self-start text-left text-soft underline-offset-4 hover:underline"
        onClick={() => {
          setProblem(undefined);
          setWay(way === 'recovery' ? (hasTotp ? 'totp' : null) : 'recovery');
        }}
      >
        {way === 'recovery'
          ? 'Kurtarma kodu olmadan deneyin'
          : 'Telefonunuz ya da anahtarınız yanınızda değil mi? Kurtarma kodu kullanın'}
      </button>
    </div>
  );
}

type CodeProps = {
  way: keyof typeof WAYS;
  problem: string | undefined;
  busy: boolean;
  onCode: (code: string) => void;
};

function CodeForm({ way, problem, busy, onCode }: CodeProps) {
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  const { label, hint, input } = WAYS[way];
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    onCode(code.current?.value ?? '');
    code.current?.select();
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <TextInput
        label={label}
        hint={hint}
        {...(problem && { error: problem })}
        ref={code}
        className="figures"
        {...input}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Doğrulanıyor…' : 'Doğrulayın'}
      </Button>
    </form>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
      {text}
    </p>
  );
}
