import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '#dashboard/features/privacy/person/person-screen.tsx';

export const Route = createFileRoute('/_shell/privacy_/person')({ component: PersonScreen });
