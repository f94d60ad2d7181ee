import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pushKindsOf } from '#domain/push/kinds.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { useSession } from '#dashboard/app/session.ts';
import { FactorPart } from '../factors/factor-part.tsx';
import { accountQuery } from './api.ts';
import { PasswordForm } from './password-form.tsx';
import { PushPart } from './push-part.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

export default function ProfileScreen() {
  const query = useQuery(accountQuery);
  const { data: account } = query;
  const session = useSession();
  // To whose role nothing is sent, there is nothing to switch on.
  const isTold = session !== null && pushKindsOf(session.user_role).length > 0;
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6 p-3 lg:p-4">
      <title>Profiliniz · Admin Paneli</title>
      <h1 className="text-lg font-semibold">Profiliniz</h1>
      {account ? (
        <>
          <Part
            title="Bilgileriniz"
            text={`${account.email} adresiyle giriş yapıyorsunuz. E-posta, rol ve IBAN değişikliğini acentanın yöneticisi yapar.`}
          >
            <ProfileForm
              key={account.version}
              account={account}
              onReload={() => void query.refetch()}
            />
          </Part>
          <Part title="Parola" text="Değiştirdiğinizde başka cihazlardaki oturumlarınız sona erer.">
            <PasswordForm email={account.email} />
          </Part>
          <Part
            title="İki adımlı doğrulama"
            text="Girişte paroladan sonra bir kod ya da anahtar da sorulur; parolanızı öğrenen biri giremez."
          >
            <FactorPart />
          </Part>
          {isTold && (
            <Part
              title="Bildirimler"
              text="Panel kapalıyken bu cihazda haber verir. Kilit ekranında villa, tarih ve tutar görünür; misafirin adı görünmez. Çıkış yaptığınızda kapanır."
            >
              <PushPart />
            </Part>
          )}
          <Part
            title="Oturumlar"
            text="Tanımadığınız bir cihaz görürseniz oturumunu kapatın ve parolanızı değiştirin."
          >
            <SessionList />
          </Part>
        </>
      ) : (
        <Waiting query={query} size="h-96 w-full" />
      )}
    </div>
  );
}

ProfileScreen.reads = () => [accountQuery];

type PartProps = { title: string; text: string; children: ReactNode };

function Part({ title, text, children }: PartProps) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-raised p-4">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="mt-0.5 mb-4 text-soft">{text}</p>
      {children}
    </section>
  );
}
