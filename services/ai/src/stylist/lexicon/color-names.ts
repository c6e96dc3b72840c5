import type { ColorWord } from "./colors.ts";
import { list } from "./list.ts";

/** `hex: name, name`: names of CSS and of paint cans, and things that people point at when they lack a name. */
const NAMES = `
ff8fa8: flamingo, 플라밍고, 홍학, フラミンゴ
8f86e0: periwinkle, 페리윙클, ペリウィンクル, 桔梗色, 桔梗, 도라지색
c2405a: rose, rose red, 장미색, 장미빛, 薔薇色, バラ色, ローズ
9e1b32: pomegranate, 석류색, 석류, ザクロ, 柘榴
6f4fb0: 제비꽃색, 제비꽃, 菫色, すみれ色
d9488f: azalea, peony, 진달래색, 진달래, 철쭉, 모란, 牡丹色, つつじ色
f4b3b0: 朱鷺色, とき色, 撫子色, 살몬핑크
9ccb3b: 萌黄色, もえぎ色, 새싹색, 若草
d9333f: 茜色, あかね色, 연지색
2fa6a6: 浅葱色, 시원한 청록
5a86a8: 縹色, はなだ色
7a4048: 小豆色, 팥색, 대추색, 海老茶
f2ead3: 象牙色, 상아색, ivory white
e0702a: 柿色, 감귤색
1f6b45: 솔잎색, 소나무색, 松葉色, pine, pine green, fir green
e8b84a: 치자색, 개암색
93ad5c: 柳色, 매실색, 若竹色
745399: 江戸紫, 京紫
f0f8ff: alice blue
7fffd4: aquamarine, aqua, 아쿠아, アクア, アクアブルー
2f7fd6: azure, 아주르, アズール, アジュール
8a2be2: blue violet, 청보라, 青紫
5f9ea0: cadet blue, 카뎃 블루
7fff00: chartreuse, 샤르트뢰즈, シャルトルーズ
ff7f50: coral, 코랄, 산호색, コーラル, 珊瑚色, サンゴ
6495ed: cornflower blue, cornflower, 수레국화, コーンフラワー
00b7c4: cyan, 시안, シアン
b8860b: dark goldenrod, goldenrod, mustard, 머스타드, 머스터드, 겨자색, 겨자, マスタード, からし色, 芥子色
556b2f: dark olive, moss, moss green, 이끼, 모스그린, 苔色, 苔, モスグリーン
ff8c00: dark orange, pumpkin, 호박색, 단호박, かぼちゃ, パンプキン
9932cc: dark orchid, orchid, 오키드, オーキッド
8fbc8f: sage, sage green, 세이지, 세이지그린, セージ, セージグリーン
2f4f4f: dark slate gray, dark slate grey
707a82: slate, slate gray, slate grey, 슬레이트, スレート, スレートグレー
9400d3: dark violet
ff1493: deep pink, hot pink, fuchsia, magenta, 핫핑크, 마젠타, 자홍, 푸시아, マゼンタ, ホットピンク, フューシャ, ショッキングピンク
00bfff: deep sky blue
1e6fd9: dodger blue, cobalt blue, cobalt, 코발트, 코발트블루, コバルト, コバルトブルー
b22222: firebrick, brick, brick red, 벽돌색, 벽돌, レンガ色, レンガ, 煉瓦色
d0402c: tomato, ketchup, chili, chilli, 토마토, 케첩, 고추장, 고추, トマト, ケチャップ, 唐辛子
228b22: leaf green, 풀색, 잔디색, 풀잎, 葉っぱ, 草色, 若草色
daa520: honey, amber, 꿀색, 벌꿀, 앰버, はちみつ, 蜂蜜, 琥珀, アンバー
adff2f: green yellow
ff69b4: bubblegum, bubble gum, 풍선껌, 風船ガム, バブルガム
f7b6c6: strawberry milk, 딸기우유, 딸기 우유, いちごミルク, イチゴミルク, 苺ミルク
3b2a78: indigo, 인디고, 쪽빛, インディゴ, 藍色, 藍
f0e68c: straw, 밀짚, わら色
b39ddb: lavender, lilac, mauve, wisteria, 라벤더, 라일락, 연보라, ラベンダー, ライラック, 藤色, 薄紫
fff44f: lemon, canary, banana, 레몬, 바나나, 병아리, 개나리, レモン, バナナ, ひよこ, カナリア
f08080: light coral, salmon, 연어, 살몬, 새먼, サーモン, サーモンピンク, 鮭
ffb6c1: light pink, pastel pink, baby pink, 연분홍, 연핑크, 파스텔 핑크, 薄ピンク, 淡いピンク, ベビーピンク
20b2aa: light sea green, sea green, 바다색, シーグリーン
b0c4de: light steel blue, powder blue, pale blue, ice blue, pastel blue, 파스텔 블루, 연파랑, 연한 파랑, アイスブルー, ペールブルー, パステルブルー, 薄い青
98e0a8: pale green, light green, pastel green, pistachio, 연초록, 연두빛, 피스타치오, ピスタチオ, 薄緑, パステルグリーン, 若葉色
f5e79e: light yellow, pale yellow, pastel yellow, butter, vanilla, custard, 연노랑, 버터, 바닐라, 커스터드, バター, バニラ, カスタード, クリーム色, 薄い黄色
191970: midnight, deep navy, 미드나잇 블루, 미드나잇, ミッドナイトブルー, 濃紺
c71585: medium violet red, raspberry, 라즈베리, 산딸기, ラズベリー, 木苺
6b8e23: olive drab, avocado, wasabi, 아보카도, 와사비, アボカド, わさび
848c56: matcha, green tea, 말차, 녹차, 쑥색, 쑥, 抹茶, 抹茶色, 緑茶, よもぎ, うぐいす色, 鶯色
ff4500: orange red, vermilion, 다홍, バーミリオン, 朱
d2694b: terracotta, terra cotta, 테라코타, テラコッタ
cd853f: caramel, toffee, cognac, tan leather, 캐러멜, 카라멜, 코냑, 꼬냑, キャラメル, コニャック
6a2c5a: plum, aubergine, eggplant, grape, 자두, 가지색, 가지, 포도색, 포도, プラム, なす, 茄子色, ぶどう, 葡萄色
bc8f8f: rosy brown, dusty rose, 인디핑크, 더스티로즈, くすみピンク, ダスティピンク
2a4fc4: royal blue, true blue, electric blue, 로열블루, 로열 블루, 울트라마린, 쨍한 파랑, ロイヤルブルー, ウルトラマリン, 瑠璃色, 瑠璃
7a4a24: saddle brown, saddle, cinnamon, walnut, 계피, 호두, 시나몬, シナモン, くるみ色, 栗色
f4a460: sandy brown, peach, apricot, 복숭아, 피치, 살구색, 살구, ピーチ, アプリコット, 杏色
a0522d: sienna, rust, rusty, rusted, rust coloured, rust colored, 녹슨, 적갈색, 시에나, 錆色, 錆び, 錆, さび色, 赤錆
4682b4: steel blue, denim, jeans, 데님, 청바지, デニム, ジーンズ
d8bfd8: thistle
40c8c0: tiffany blue, robin egg, 티파니 블루, 터콰이즈, ティファニーブルー
f5deb3: wheat, oatmeal, almond, eggshell, linen, 밀색, 오트밀, 달걀껍질, 린넨, 麦色, オートミール, 生成り, 亜麻色
9acd32: yellow green, apple green, kiwi, 풋사과, 키위, 青りんご, キウイ
0b6b4a: emerald, emerald green, 에메랄드, 에메랄드그린, エメラルド, エメラルドグリーン
00a86b: jade, 비취색, 비취, 옥색, ジェイド, 翡翠, 翡翠色
cc1a1a: fire truck red, fire engine red, firetruck red, 소방차 빨강, 소방차색, 소방차 색, 消防車の赤, 消防車レッド
c41e3a: cardinal, cherry, cherry red, strawberry, ruby, candy apple, lipstick, blood red, 체리, 딸기, 루비, 앵두, 사과, 핏빛, 립스틱, チェリー, いちご, イチゴ, 苺, ルビー, りんご, さくらんぼ, 血の色, 口紅, 紅色, 紅
e8702a: tangerine, mandarin, carrot, 귤색, 귤, 당근, みかん, ミカン, 人参, にんじん
f2b41c: sunflower, saffron, yolk, egg yolk, taxi, mango, 해바라기, 사프란, 노른자, 망고, ひまわり, 向日葵, サフラン, 卵の黄身, マンゴー, 山吹色
123a6b: sapphire, 사파이어, サファイア
b6b9b5: ash, ash grey, ash gray, cement, concrete, nardo, nardo grey, nardo gray, battleship grey, 시멘트, 콘크리트, 애쉬, 나르도, 나르도 그레이, コンクリート, セメント, アッシュ, ナルドグレー, 鼠色
3a3d40: dark grey, dark gray, dark silver, asphalt, 진회색, 짙은 회색, 다크그레이, 다크 그레이, 아스팔트, ダークグレー, 濃いグレー, アスファルト
c9cdd0: light grey, light gray, pale grey, dove, 연회색, 밝은 회색, 연한 회색, ライトグレー, 薄いグレー
0e1012: coal, jet black, pitch black, onyx, ebony, ink, obsidian, raven, 칠흑, 먹물, 숯, 흑요석, 까마귀, 漆黒, 墨汁, 炭, カラス, オニキス, 黒曜石
f4f4f0: milk, paper white, chalk, 우유, 새하얀, 순백, 분필, 牛乳, ミルク, 純白, チョーク, 豆腐
7b3f00: cocoa, mocha, espresso, 코코아, 모카, 에스프레소, ココア, モカ, エスプレッソ
d4af7a: rose gold, 로즈골드, 로즈 골드, ローズゴールド
a9adb0: brushed aluminum, brushed aluminium, brushed metal, brushed steel, aluminum, aluminium, titanium, 브러시드 알루미늄, 알루미늄, 헤어라인, 티타늄색, ヘアライン, アルミ調, アルミ色, チタンカラー
`;

/** Colours by further names; the common ones stand in `colors.ts`. */
export const COLOR_NAMES: readonly ColorWord[] = NAMES.trim()
  .split("\n")
  .map((line) => {
    const [hex = "", names = ""] = line.split(": ");
    const own = names.split(", ");
    // "cornflowerblue" as style sheets write it
    const joined = own.filter((name) => /^[a-z]+ [a-z ]+$/.test(name)).map((name) => name.replaceAll(" ", ""));
    return { id: own[0] ?? hex, hex: `#${hex}`, words: [...own, ...joined] };
  });

/** Of these the ones that are things first: a colour only where somebody speaks of colours. */
export const THINGS: ReadonlySet<string> = new Set(
  list(`
coral, 산호색, pumpkin, 호박색, 단호박, かぼちゃ, パンプキン, moss, 이끼, 苔, mustard, 머스터드, 겨자, tomato, ketchup, chili, chilli,
토마토, 케첩, 고추장, 고추, トマト, ケチャップ, 唐辛子, honey, 벌꿀, はちみつ, 蜂蜜, bubblegum, bubble gum, 풍선껌, 딸기우유, 딸기 우유, 風船ガム,
いちごミルク, イチゴミルク, 苺ミルク, strawberry milk, lemon,
banana, canary, 레몬, 바나나, 병아리, 개나리, レモン, バナナ, ひよこ, カナリア, 연어, 鮭, サーモン, butter, vanilla, custard, 버터, 바닐라, 커스터드,
バター, バニラ, カスタード, raspberry, 라즈베리, 산딸기, ラズベリー, 木苺, avocado, matcha, wasabi, green tea, 아보카도, 말차, 녹차, 와사비, 쑥,
アボカド, 抹茶, わさび, 緑茶, よもぎ, caramel, toffee, cognac, 캐러멜, 카라멜, 코냑, 꼬냑, キャラメル, コニャック, plum, eggplant, grape, 자두, 가지,
포도, プラム, なす, ぶどう, brick, 벽돌, レンガ, cinnamon, walnut, 계피, 호두, 시나몬, シナモン, peach, 복숭아, 살구, ピーチ, jeans, 청바지, ジーンズ,
wheat, oatmeal, almond, eggshell, linen, 오트밀, 린넨, オートミール, kiwi, 키위, キウイ, 풋사과, 青りんご, cardinal, cherry,
strawberry, lipstick, 체리, 딸기, 앵두, 사과, 립스틱, チェリー, いちご, イチゴ, 苺, りんご, さくらんぼ, 口紅, tangerine, mandarin, carrot, 귤,
당근, みかん, ミカン, 人参, にんじん, sunflower, yolk, egg yolk, taxi, mango, 해바라기, 노른자, 망고, ひまわり, 向日葵, マンゴー, ash, cement,
concrete, 시멘트, 콘크리트, コンクリート, セメント, asphalt, 아스팔트, アスファルト, dove, coal, ink, raven, 먹물, 숯, 까마귀, 墨汁, 炭, カラス, milk,
chalk, 우유, 분필, 牛乳, ミルク, チョーク, 豆腐, cocoa, mocha, espresso, 코코아, 모카, 에스프레소, ココア, モカ, エスプレッソ, pistachio, 피스타치오,
ピスタチオ, titanium, denim, 데님, デニム, straw, 밀짚, saddle`),
);
