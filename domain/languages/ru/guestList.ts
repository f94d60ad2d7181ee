import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/guestList.ts';

export default {
  done: '✓ Заполнено и сохранено',
  empty: 'Ещё не заполнено',
  onlyName: 'Имя взято из вашего запроса; заполните остальное',
  missing: (parts) => `Сохранено; не хватает: ${parts}`,
  parts: {
    name: 'имя и фамилия',
    nationality: 'гражданство',
    birthDate: 'дата рождения',
    identity: 'номер документа',
    parents: 'имена отца и матери',
    sex: 'пол',
  },
  progress: (done, expected) => `Заполнено: ${done} из ${expected}`,
  gaps: {
    missing: (count) => `Нужно добавить ещё ${counted.people(count)}.`,
    surplus: (count, expected) => `Бронирование на ${counted.people(expected)}; в списке ${count}.`,
    incomplete: (count) => `Неполные данные: ${counted.people(count)}.`,
    adult: () => 'В списке должен быть хотя бы один человек старше 18 лет.',
    babies: (count, expected) =>
      `В бронировании: ${counted.babies(expected)}; в списке младше 3 лет: ${count}.`,
  },
  saving: 'Сохраняем…',
  offline: 'Нет соединения; данные сохранятся, когда оно появится. Не закрывайте страницу.',
  refused: 'Не сохранено; исправьте отмеченное поле.',
  stored: (number) => `Сохранено: ${number}`,
  identityNumber: 'Номер турецкого удостоверения',
  passportNumber: 'Номер паспорта',
  eitherNumber: 'Номер паспорта или турецкого удостоверения',
  wrong: {
    kind: 'Выберите также вид документа.',
    tckn: 'Введите правильный номер турецкого удостоверения.',
    passport: 'Номер паспорта состоит из 5–20 заглавных букв и цифр.',
  },
} satisfies Like<typeof turkish>;
